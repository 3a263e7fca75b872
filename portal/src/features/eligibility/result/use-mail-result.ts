import type { EligibilityAnswers } from '@handrail/engine';
import { useState } from 'react';
import { MailEligibilityResultDocument } from '../../../gql/operations.ts';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';

/** Asks the server to mail a result; the address stays here until it has. */
export function useMailResult(version: number, answers: EligibilityAnswers) {
  const { partner, request } = usePortal();
  const say = useText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const send = async (email: string): Promise<boolean> => {
    setIsBusy(true);
    setFailure(undefined);
    const input = { partnerId: partner.id, version, answers, email };
    const outcome = await request(MailEligibilityResultDocument, { input }).catch(() => undefined);
    setIsBusy(false);
    const [, text] = outcome?.mailEligibilityResult.metadata.errors ?? [];
    if (outcome && outcome.mailEligibilityResult.metadata.status < 400) return true;
    setFailure(
      text ??
        say(
          'eligibility.mail.failed',
          'We could not send the email. Please check your connection and try again.',
        ),
    );
    return false;
  };
  return { failure, isBusy, send };
}
