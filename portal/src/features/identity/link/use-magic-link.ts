import { useSnackbar } from '@handrail/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { enterPortal } from '../sign-in/enter-portal.ts';
import { identityErrorText } from '../identity-error-text.ts';
import { findRememberedEmail } from '../sign-in/remembered-email.ts';
import { signInWithLink } from '../sign-in/sign-in.ts';
import { isApplicant } from '../../../shared/session/get-current-user.ts';
import { takeLinkToken } from '../../../shared/session/take-link-token.ts';
import { useRedirectPath } from '../../../shared/session/use-redirect-path.ts';

export type MagicLinkStep =
  | { readonly name: 'signing-in' }
  | { readonly name: 'confirm-email'; readonly busy: boolean; readonly failure?: string }
  | { readonly name: 'failed'; readonly reason: string };

/** Signs in with the token of the address: at once in the browser that asked for it, elsewhere after the email (P479). */
export function useMagicLink(): { step: MagicLinkStep; confirm: (email: string) => void } {
  const session = usePortal();
  const say = useText();
  const redirectPath = useRedirectPath();
  const navigate = useNavigate();
  const showNotice = useSnackbar();
  const token = useRef<string>(undefined);
  const [step, setStep] = useState<MagicLinkStep>({ name: 'signing-in' });

  /** A link that no longer works stops only those who need it. */
  function take(next: MagicLinkStep): void {
    const { user } = session;
    if (next.name !== 'failed' || !user || !isApplicant(user)) {
      setStep(next);
      return;
    }
    showNotice({
      message: say(
        'magic-link.not-needed',
        'That sign-in link no longer works, but you are still signed in as {email}.',
        { email: user.email },
      ),
    });
    void navigate('/application/portal', { replace: true });
  }

  async function signIn(linkToken: string, email: string | undefined): Promise<void> {
    try {
      const outcome = await signInWithLink(session, { token: linkToken, email });
      if (outcome.ok) enterPortal(session.partner, redirectPath);
      else take(stepAfter(outcome.code, say));
    } catch {
      // Nothing was sent or no answer came, so the link may still be good.
      setStep({ name: 'confirm-email', busy: false, failure: say('sign-in.error', 'Error signing in') });
    }
  }

  const begin = useEffectEvent(() => {
    token.current = takeLinkToken();
    if (token.current) void signIn(token.current, findRememberedEmail(session.partner.externalId));
    else take({ name: 'failed', reason: say('magic-link.invalid', 'The signin link was invalid') });
  });
  useEffect(() => {
    begin();
  }, []);

  function confirm(email: string): void {
    if (!token.current) return;
    setStep({ name: 'confirm-email', busy: true });
    void signIn(token.current, email);
  }
  return { step, confirm };
}

function stepAfter(code: string | undefined, say: Say): MagicLinkStep {
  switch (code) {
    case 'auth/missing-email':
      return { name: 'confirm-email', busy: false };
    case 'auth/invalid-email':
      return {
        name: 'confirm-email',
        busy: false,
        failure: say(
          'confirm-email.wrong',
          'We did not send this link to that email address. Please check it and try again.',
        ),
      };
    case undefined:
    default:
      return { name: 'failed', reason: identityErrorText(say, code) };
  }
}
