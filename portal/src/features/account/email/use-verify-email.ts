import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { VerifyEmailDocument } from '../../../gql/operations.ts';
import { takeLinkToken } from '../../../shared/session/take-link-token.ts';

export type VerifyEmailStep =
  | { readonly name: 'verifying' }
  | { readonly name: 'confirm-email'; readonly busy: boolean; readonly failure?: string }
  | { readonly name: 'done' }
  | { readonly name: 'failed'; readonly reason: string };

/** Redeems the link of a verification mail: at once for the signed-in person, for anyone else after the new address. */
export function useVerifyEmail(): { step: VerifyEmailStep; confirm: (email: string) => void } {
  const { partner, request } = usePortal();
  const say = useText();
  const token = useRef<string>(undefined);
  const [step, setStep] = useState<VerifyEmailStep>({ name: 'verifying' });

  async function verify(linkToken: string, email?: string): Promise<void> {
    try {
      const input = { partnerId: partner.id, token: linkToken, ...(email !== undefined && { email }) };
      const { metadata } = (await request(VerifyEmailDocument, { input })).verifyEmail;
      setStep(metadata.status < 400 ? { name: 'done' } : stepAfter(metadata.errors[0], say));
    } catch {
      // Nothing was sent or no answer came, so the link may still be good.
      setStep({
        name: 'confirm-email',
        busy: false,
        failure: say('verify-email.error', 'Something went wrong'),
      });
    }
  }

  const begin = useEffectEvent(() => {
    token.current = takeLinkToken();
    if (token.current) void verify(token.current);
    else setStep({ name: 'failed', reason: deadLinkText(say) });
  });
  useEffect(() => {
    begin();
  }, []);

  function confirm(email: string): void {
    if (!token.current) return;
    setStep({ name: 'confirm-email', busy: true });
    void verify(token.current, email);
  }
  return { step, confirm };
}

function stepAfter(code: string | undefined, say: Say): VerifyEmailStep {
  switch (code) {
    case 'auth/missing-email':
      return { name: 'confirm-email', busy: false };
    case 'auth/invalid-email':
      return {
        name: 'confirm-email',
        busy: false,
        failure: say(
          'verify-email.wrong',
          'We did not send this link to that email address. Please check it and try again.',
        ),
      };
    case 'U-001':
      return { name: 'failed', reason: say('account.error.U-001', 'That email address is already in use.') };
    case undefined:
    default:
      return { name: 'failed', reason: deadLinkText(say) };
  }
}

function deadLinkText(say: Say): string {
  return say(
    'verify-email.dead',
    'This link was already used, has expired or was replaced by a newer one. Your email address has not changed.',
  );
}
