import { formatDay } from '@handrail/engine';
import { classNames, Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { ContactLink } from '../../../shared/layout/contact-link.tsx';
import type { KeptAnswers } from '../kept-answers.ts';
import type { AskedEligibility } from '../load-eligibility.ts';
import { IncomeNotes } from './income-notes.tsx';
import { ProgramFits } from './program-fits.tsx';
import styles from './result-box.module.css';
import type { Check } from '../use-eligibility-check.ts';

interface ResultBoxProps extends Pick<KeptAnswers, 'answers' | 'areas'> {
  readonly check: Check;
  readonly checkedAt: Date;
  readonly eligibility: AskedEligibility;
}

/** What the check found: in words, with an icon and a color. */
export function ResultBox({ check, checkedAt, eligibility, answers, areas }: ResultBoxProps) {
  const say = useText();
  const { partner } = usePortal();
  const { message } = eligibility;
  return (
    <div className={classNames(styles.box, styles[check.result])}>
      {check.result === 'eligible' ? (
        <Eligible check={check} text={message?.eligible} />
      ) : (
        <Ineligible check={check} text={message?.ineligible} />
      )}
      <IncomeNotes eligibility={eligibility} answers={answers} areas={areas} />
      {check.programs.length > 0 && <ProgramFits programs={check.programs} />}
      <p>
        <Trans
          id="eligibility.checked-on"
          message="Checked on {date}"
          values={{ date: formatDay(say.locale, checkedAt, partner.timeZone) }}
        />
      </p>
    </div>
  );
}

interface VerdictProps {
  readonly check: Check;
  /** What the partner says instead of our own words. */
  readonly text: string | null | undefined;
}

function Eligible({ check, text }: VerdictProps) {
  const say = useText();
  const fitsNone = check.programs.length > 0 && check.programs.every(({ fit }) => fit === 'unlikely');
  return (
    <>
      <h2 className={styles.title}>
        <Icon name="check-circle" />
        {text ?? say('eligibility.eligible', 'You are eligible to apply!')}
      </h2>
      {fitsNone && (
        <p>
          <Trans
            id="eligibility.fits-none"
            message="You can apply, but based on your answers, you probably do not qualify for any of the programs below."
          />
        </p>
      )}
      <p>
        <Trans
          id="eligibility.no-guarantee"
          message="This is not a guarantee that you will receive assistance. We decide after we have reviewed your application."
        />
      </p>
    </>
  );
}

function Ineligible({ check, text }: VerdictProps) {
  const { partner } = usePortal();
  const say = useText();
  return (
    <>
      <h2 className={styles.title}>
        <Icon name="alert" />
        {text ?? say('eligibility.ineligible', "You're ineligible to apply for assistance.")}
      </h2>
      <p>
        <Trans
          id="eligibility.probably-not"
          message="Based on your answers, you probably will not qualify for the programs that {partner} offers."
          values={{ partner: partner.name }}
        />
      </p>
      {check.reasons.length > 0 && (
        <ul>
          {check.reasons.map((reason) => (
            <li key={reason.text}>{reason.text}</li>
          ))}
        </ul>
      )}
      <p>
        <Trans
          id="eligibility.review"
          message="Please review your answers to make sure they are right. If you have questions, email <0>{email}</0>."
          values={{ email: partner.email }}
          components={{ 0: <ContactLink /> }}
        />
      </p>
    </>
  );
}
