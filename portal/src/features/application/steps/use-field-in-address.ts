import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApplication } from '../application-context.tsx';

/** Leads to the field that the address names, with what is missing shown. */
export function useFieldInAddress(questionKey: string): void {
  const { hash } = useLocation();
  const { store } = useApplication();

  useEffect(() => {
    if (!hash.startsWith('#field-')) return undefined;
    store.act((form) => form.attemptSubmit(questionKey));
    // After the page has brought the focus to its heading.
    const timer = setTimeout(() => document.getElementById(hash.slice(1))?.focus());
    return () => {
      clearTimeout(timer);
    };
  }, [hash, store, questionKey]);
}
