import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { CancelEmailChangeDocument, SendVerificationEmailDocument } from '../../../gql/operations.ts';
import type { Account } from '../../../shared/person/account-query.ts';
import { showChangedUser } from '../../../shared/person/use-current-user.ts';

interface PendingEmailActs {
  /** Each tells whether it worked. */
  readonly resend: () => Promise<boolean>;
  readonly cancel: () => Promise<boolean>;
  readonly busy: 'resend' | 'cancel' | undefined;
  readonly failure: { readonly text: string; readonly retry: () => void } | undefined;
}

/** What can be done about an email that waits for its proof. */
export function usePendingEmail({ user, settings }: Account, newEmail: string): PendingEmailActs {
  const session = usePortal();
  const client = useQueryClient();
  const say = useText();
  const [busy, setBusy] = useState<PendingEmailActs['busy']>();
  const [failure, setFailure] = useState<PendingEmailActs['failure']>();

  async function attempt(
    act: 'resend' | 'cancel',
    work: () => Promise<string | undefined>,
  ): Promise<boolean> {
    setBusy(act);
    setFailure(undefined);
    const text = await work();
    setBusy(undefined);
    if (text !== undefined) setFailure({ text, retry: () => void attempt(act, work) });
    return text === undefined;
  }

  async function send(): Promise<string | undefined> {
    const tenant = user.tenant === 'advocate' ? settings.identity.advocate : settings.identity.applicant;
    const input = {
      partnerId: session.partner.id,
      email: newEmail,
      tenantId: tenant.tenantId,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    try {
      const { sendVerificationEmail } = await session.request(SendVerificationEmailDocument, { input });
      const { status, errors } = sendVerificationEmail.metadata;
      if (status < 400) return undefined;
      // Saying how long to wait helps more than saying that it failed (P736).
      return errors[0] === 'TOO_MANY_REQUESTS' && errors[1] !== undefined
        ? errors[1]
        : say('account.email.failed', 'Failed to send verification email. Please try again.');
    } catch {
      return say('account.email.send-error', 'There was an error sending the email');
    }
  }

  async function giveUp(): Promise<string | undefined> {
    const failed = say('account.error', 'Something went wrong');
    try {
      const { cancelEmailChange } = await session.request(CancelEmailChangeDocument, {});
      if (cancelEmailChange.metadata.status >= 400) return failed;
      showChangedUser(client, session, { ...user, newEmail: null });
      return undefined;
    } catch {
      return failed;
    }
  }

  return {
    resend: () => attempt('resend', send),
    cancel: () => attempt('cancel', giveUp),
    busy,
    failure,
  };
}
