import type { EligibilityAnswers } from '@handrail/engine';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CheckEligibilityDocument, type CheckEligibilityMutation } from '../../gql/operations.ts';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { loadLater, type Later } from './load-later.ts';
import type { AskedEligibility } from './load-eligibility.ts';
import { inDollars } from './read-income.ts';

export type Check = NonNullable<CheckEligibilityMutation['checkEligibility']['check']>;

/** A result, with the answers as they were judged and what shows it. */
interface ShownCheck {
  readonly found: Check;
  readonly judged: EligibilityAnswers;
  readonly checkedAt: Date;
  readonly parts: Later;
}

/** Unchecked, then the server's verdict; other answers make it unchecked again, and the next check a recheck (P480, P481). */
export function useEligibilityCheck({ version, incomeKeys }: AskedEligibility, isRecheck: boolean) {
  const { partner, request } = usePortal();
  const say = useText();
  const { revalidate } = useRevalidator();
  const [check, setCheck] = useState<ShownCheck>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const run = async (answers: EligibilityAnswers): Promise<boolean> => {
    setIsBusy(true);
    setFailure(undefined);
    const judged = inDollars(answers, incomeKeys);
    const input = { partnerId: partner.id, version, answers: judged, isRecheck };
    // A result that cannot be shown is not asked for, since it would count as a check.
    const parts = await loadLater().catch(() => undefined);
    const outcome = parts && (await request(CheckEligibilityDocument, { input }).catch(() => undefined));
    setIsBusy(false);
    const found = outcome?.checkEligibility.check;
    if (parts && found) {
      setCheck({ found, judged, checkedAt: new Date(), parts });
      return true;
    }
    const [code, text] = outcome?.checkEligibility.metadata.errors ?? [];
    if (code === 'ELIGIBILITY_CHANGED') {
      setCheck(undefined);
      await revalidate();
    }
    setFailure(
      text ??
        say(
          'eligibility.check-failed',
          'We could not check your answers. They are still here. Please check your connection and try again.',
        ),
    );
    return false;
  };

  const forget = () => {
    setCheck(undefined);
    setFailure(undefined);
  };
  return { check, isBusy, failure, run, forget };
}
