import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../shared/context/console-context.tsx';
import { basenameOf } from '../../shared/partner/partner-names.ts';
import { findReturnPath } from '../../shared/session/return-path.ts';
import { finishSingleSignOn, startSingleSignOn, type SignOnProvider } from './sign-on-calls.ts';

export type SignOnStep =
  | { readonly name: 'ready' }
  | { readonly name: 'starting'; readonly tenantId: string }
  | { readonly name: 'returning' }
  /** The debug id is missing when it was this page that failed. */
  | { readonly name: 'failed'; readonly debugId: string | undefined };

export interface SignOn {
  readonly step: SignOnStep;
  readonly start: (provider: SignOnProvider) => void;
}

/** Goes to a provider of staff, and comes back from it with a proof that becomes a session. */
export function useSingleSignOn(onEntered: () => void): SignOn {
  const session = useConsole();
  const [search] = useSearchParams();
  const [step, setStep] = useState<SignOnStep>(() => firstStep(search));
  const begun = useRef(false);

  async function start(provider: SignOnProvider): Promise<void> {
    setStep({ name: 'starting', tenantId: provider.tenantId });
    const returnPath = findReturnPath(search, basenameOf(session.partner));
    const url = await startSingleSignOn(session, provider, returnPath).catch(() => undefined);
    if (url) window.location.assign(url);
    else setStep({ name: 'failed', debugId: undefined });
  }

  const finish = useEffectEvent(async () => {
    if (await finishSingleSignOn(session).catch(() => false)) onEntered();
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

  return { step, start: (provider) => void start(provider) };
}

function firstStep(search: URLSearchParams): SignOnStep {
  if (search.get('step') === 'return') return { name: 'returning' };
  const failed = search.get('failed');
  if (failed === null) return { name: 'ready' };
  // Anyone can write a link, so only what looks like an id of ours is shown.
  return { name: 'failed', debugId: /^[0-9a-f-]{36}$/.test(failed) ? failed : undefined };
}
