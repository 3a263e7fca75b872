import { toIncomeKey, type EligibilityAnswers } from '@handrail/engine';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CheckEligibilityDocument, type CheckEligibilityMutation } from '../../gql/operations.ts';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import type { AskedEligibility } from './load-eligibility.ts';

export type Check = NonNullable<CheckEligibilityMutation['checkEligibility']['check']>;

/** Unchecked, then the server's verdict; other answers make it unchecked again, and the next check a recheck (P480, P481). */
export function useEligibilityCheck({ version, incomeKeys }: AskedEligibility) {
  const { partner, request } = usePortal();
  const say = useText();
  const { revalidate } = useRevalidator();
  const [check, setCheck] = useState<Check>();
  const [isRecheck, setIsRecheck] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const run = async (answers: EligibilityAnswers): Promise<boolean> => {
    setIsBusy(true);
    setFailure(undefined);
    const input = { partnerId: partner.id, version, answers: inDollars(answers, incomeKeys), isRecheck };
    const outcome = await request(CheckEligibilityDocument, { input }).catch(() => undefined);
    setIsBusy(false);
    const found = outcome?.checkEligibility.check;
    if (found) {
      setCheck(found);
      setIsRecheck(true);
      return true;
    }
    const [code, text] = outcome?.checkEligibility.metadata.errors ?? [];
    if (code === 'ELIGIBILITY_CHANGED') await revalidate();
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
  return { check, isRecheck, isBusy, failure, run, forget };
}

/** People type "$41,000.50"; limits are whole dollars. What does not read as an amount is left out. */
function inDollars(answers: EligibilityAnswers, incomeKeys: readonly string[]): EligibilityAnswers {
  const amounts = incomeKeys.map((key) => {
    const [dollars = ''] = String(answers[toIncomeKey(key)] ?? '').split('.');
    return [toIncomeKey(key), dollars.replace(/\D/g, '') || undefined] as const;
  });
  return { ...answers, ...Object.fromEntries(amounts) };
}
