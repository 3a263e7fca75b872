import { useEffect } from 'react';

/** Tells the page around a form whether something in it is typed and not saved; a form that is gone has nothing. */
export function useTypedReport(isTyped: boolean, onTyped: ((isTyped: boolean) => void) | undefined): void {
  useEffect(() => {
    onTyped?.(isTyped);
    return () => onTyped?.(false);
  }, [isTyped, onTyped]);
}
