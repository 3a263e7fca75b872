import type { EligibilityAnswers } from '@handrail/engine';
import { buttonClass, CheckboxField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { carryAnswers, forgetCarriedAnswers } from '../../../shared/eligibility/carried-answers.ts';

interface CreateAccountProps {
  readonly version: number;
  /** As the server judged them: it would drop "$48,000" and come to another verdict. */
  readonly answers: EligibilityAnswers;
}

/** The way to an account, with the answers where the person says so. */
export function CreateAccount({ version, answers }: CreateAccountProps) {
  const { partner } = usePortal();
  const say = useText();
  const [isCarried, setIsCarried] = useState(false);
  return (
    <>
      <CheckboxField
        id="eligibility-carry"
        label={say('eligibility.carry', 'Use my answers to fill in my application')}
        note={say(
          'eligibility.carry.hint',
          'This browser keeps them for two hours, or until you log out. Do not choose this on a computer that others use.',
        )}
        checked={isCarried}
        onChange={({ target }) => {
          setIsCarried(target.checked);
        }}
      />
      <Link
        to="/identity/signin"
        className={buttonClass({ variant: 'primary', block: true })}
        onClick={() => {
          if (isCarried)
            carryAnswers(partner.externalId, { version, answers, checkedAt: new Date().toISOString() });
          else forgetCarriedAnswers(partner.externalId);
        }}
      >
        <Trans id="eligibility.account" message="Create Your Free Account" />
      </Link>
    </>
  );
}
