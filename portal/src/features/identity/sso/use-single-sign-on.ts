import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { enterPortal } from '../sign-in/enter-portal.ts';
import { beginSsoSession, startSingleSignOn, type SignOnProvider } from './sso-calls.ts';
import { takeSsoProof } from './take-sso-proof.ts';
import { useRedirectPath } from '../../../shared/session/use-redirect-path.ts';

export type SsoStep =
  | { readonly name: 'ready' }
  | { readonly name: 'starting' }
  | { readonly name: 'returning' }
  /** The debug id is missing when it was this page that failed. */
  | { readonly name: 'failed'; readonly debugId: string | undefined };

/** Goes to the provider, and comes back from it with a proof that becomes a session. */
export function useSingleSignOn(provider: SignOnProvider | undefined) {
  const session = usePortal();
  const redirectPath = useRedirectPath();
  const [search] = useSearchParams();
  const [step, setStep] = useState<SsoStep>(() => firstStep(search));
  const begun = useRef(false);

  async function start(): Promise<void> {
    if (!provider) return;
    setStep({ name: 'starting' });
    const url = await startSingleSignOn(session, provider, redirectPath).catch(() => undefined);
    if (url) window.location.assign(url);
    else setStep({ name: 'failed', debugId: undefined });
  }

  const finish = useEffectEvent(async () => {
    const proof = takeSsoProof();
    const isIn = proof ? await beginSsoSession(session, proof).catch(() => false) : false;
    if (isIn) enterPortal(session.partner, redirectPath);
    else setStep({ name: 'failed', debugId: undefined });
  });

  useEffect(() => {
    // The proof is good once, however often this runs.
    if (step.name !== 'returning' || begun.current) return;
    begun.current = true;
    void finish();
  }, [step.name]);

  useEffect(() => {
    // The Back button brings the page as it was left: waiting for the provider.
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) setStep({ name: 'ready' });
    };
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('pageshow', handleShow);
    };
  }, []);

  return { step, start };
}

function firstStep(search: URLSearchParams): SsoStep {
  if (search.get('step') === 'return') return { name: 'returning' };
  const failed = search.get('failed');
  if (failed === null) return { name: 'ready' };
  // Anyone can write a link, so only what looks like an id of ours is shown.
  return { name: 'failed', debugId: /^[0-9a-f-]{36}$/.test(failed) ? failed : undefined };
}
