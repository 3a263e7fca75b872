import { classNames, Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { ContactLink } from '../../../shared/layout/contact-link.tsx';
import type { AskedEligibility } from '../load-eligibility.ts';
import { ProgramFits } from './program-fits.tsx';
import styles from './result-box.module.css';
import type { Check } from '../use-eligibility-check.ts';

interface ResultBoxProps {
  readonly check: Check;
  readonly message: AskedEligibility['message'];
}

/** What the check found: in words, with an icon and a color. */
export function ResultBox({ check, message }: ResultBoxProps) {
  return (
    <div className={classNames(styles.box, styles[check.result])}>
      {check.result === 'eligible' ? (
        <Eligible text={message?.eligible} />
      ) : (
        <Ineligible check={check} text={message?.ineligible} />
      )}
      {check.programs.length > 0 && <ProgramFits programs={check.programs} />}
    </div>
  );
}

function Eligible({ text }: { readonly text: string | null | undefined }) {
  const say = useText();
  return (
    <>
      <h2 className={styles.title}>
        <Icon name="check-circle" />
        {text ?? say('eligibility.eligible', 'You are eligible to apply!')}
      </h2>
      <p>
        <Trans
          id="eligibility.no-guarantee"
          message="This is not a guarantee that you will receive assistance. We decide after we have reviewed your application."
        />
      </p>
    </>
  );
}

function Ineligible({ check, text }: { readonly check: Check; readonly text: string | null | undefined }) {
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
          message="Based on your answers, you probably will not qualify for the programs of {partner}."
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
