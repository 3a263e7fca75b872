import { useState } from 'react';
import { useDraft } from './use-draft.ts';

/** A text of a form that survives closing the tab; what was typed before comes back until something is typed now. */
export function useDraftText(name: string): {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly clear: () => void;
} {
  const { restored, keep, clear } = useDraft(name);
  const [typed, setTyped] = useState<string>();
  return {
    text: typed ?? restored ?? '',
    setText: (text) => {
      setTyped(text);
      if (text === '') clear();
      else keep(text);
    },
    clear: () => {
      setTyped('');
      clear();
    },
  };
}
