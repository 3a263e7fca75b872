import { useEffect, useState } from 'react';
import { loadLater, type Later } from './load-later.ts';

/** What opens the link of a mailed result, and says where answers are from; loaded only for whoever came by one. */
export function useMailedPart(mailedAt: string | undefined) {
  const [Mailed, setMailed] = useState<Later['MailedAnswers']>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!mailedAt && !window.location.hash.startsWith('#check=')) return;
    loadLater().then(
      (part) => {
        setMailed(() => part.MailedAnswers);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, [mailedAt]);
  return { Mailed, hasFailed };
}
