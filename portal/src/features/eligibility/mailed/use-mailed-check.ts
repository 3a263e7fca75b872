import { useEffect, useEffectEvent, useState } from 'react';
import { OpenMailedCheckDocument, type OpenMailedCheckMutation } from '../../../gql/operations.ts';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';

export type MailedCheck = NonNullable<OpenMailedCheckMutation['openMailedCheck']['mailedCheck']>;

export type Opening =
  | { readonly state: 'none' }
  | { readonly state: 'opening' }
  | { readonly state: 'opened'; readonly mailed: MailedCheck }
  /** A link that is gone stays gone; a line that is gone comes back. */
  | { readonly state: 'failed'; readonly text: string; readonly mayRetry: boolean };

/** Opens the link by which the page was entered, and takes its secret out of the address. */
export function useMailedCheck(onOpened?: (mailed: MailedCheck) => void) {
  const { partner, request } = usePortal();
  const say = useText();
  const [token] = useState(() => /^#check=([\w-]+)$/.exec(window.location.hash)?.[1]);
  const [opening, setOpening] = useState<Opening>({ state: token === undefined ? 'none' : 'opening' });
  const [tries, setTries] = useState(0);

  const settle = useEffectEvent((outcome: OpenMailedCheckMutation | undefined) => {
    const mailed = outcome?.openMailedCheck.mailedCheck;
    if (mailed) {
      setOpening({ state: 'opened', mailed });
      onOpened?.(mailed);
      return;
    }
    const [code, text] = outcome?.openMailedCheck.metadata.errors ?? [];
    const offline = say(
      'eligibility.mailed.failed',
      'We could not open your answers. Please check your connection and try again.',
    );
    setOpening({ state: 'failed', text: text ?? offline, mayRetry: code !== 'NOT_FOUND' });
  });

  useEffect(() => {
    if (token === undefined) return undefined;
    let isCurrent = true;
    // Whoever uses this browser next finds no secret in its history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void request(OpenMailedCheckDocument, { input: { partnerId: partner.id, token } })
      .catch(() => undefined)
      .then((outcome) => {
        if (isCurrent) settle(outcome);
      });
    return () => {
      isCurrent = false;
    };
  }, [partner.id, request, token, tries]);

  const retry = () => {
    setOpening({ state: 'opening' });
    setTries(tries + 1);
  };
  return { opening, retry };
}
