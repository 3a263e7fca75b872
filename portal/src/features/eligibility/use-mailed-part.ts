import { useEffect, useState } from 'react';
import type { MailedAnswers } from './mailed/mailed-answers.tsx';

/** What opens the link of a mailed result, and says where answers are from; loaded only for whoever came by one. */
export function useMailedPart(mailedAt: string | undefined) {
  const [Mailed, setMailed] = useState<typeof MailedAnswers>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!mailedAt && !window.location.hash.startsWith('#check=')) return;
    import('./mailed/mailed-answers.tsx').then(
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
