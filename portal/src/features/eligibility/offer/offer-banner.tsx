import { formatDay, type EligibilityAnswers } from '@handrail/engine';
import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { carryAnswers } from '../../../shared/eligibility/carried-answers.ts';
import { OpeningState } from '../mailed/opening-state.tsx';
import { useMailedCheck, type MailedCheck } from '../mailed/use-mailed-check.ts';
import styles from './offer-banner.module.css';

/** Offers to fill in the answers behind a link, which become part of the next application that is started. */
export function OfferBanner() {
  return (
    <div className={styles.offer}>
      <Offer />
    </div>
  );
}

function Offer() {
  const { partner } = usePortal();
  const say = useText();
  const { opening, retry } = useMailedCheck();
  const [choice, setChoice] = useState<'use' | 'leave'>();
  if (opening.state !== 'opened') return <OpeningState opening={opening} onRetry={retry} />;
  if (choice === 'leave') return null;

  const { mailed } = opening;
  const date = formatDay(say.locale, mailed.checkedAt, partner.timeZone);
  if (choice === 'use')
    return (
      <Banner
        tone="success"
        live
        title={say('eligibility.offer.kept', 'Your answers from {date} are ready', { date })}
      >
        <Trans
          id="eligibility.offer.kept.text"
          message="When you start an application, we fill them in and say where they are from."
        />
      </Banner>
    );
  return (
    <Banner
      tone="info"
      live
      title={say('eligibility.offer', 'You have answers from an eligibility check on {date}', { date })}
    >
      <p>
        <Trans
          id="eligibility.offer.text"
          message="We can use them to fill in your application. This browser keeps them for two hours, or until you log out."
        />
      </p>
      <p className={styles.choices}>
        <Button
          variant="secondary"
          onClick={() => {
            carryAnswers(partner.externalId, toCarried(mailed));
            setChoice('use');
          }}
        >
          <Trans id="eligibility.offer.use" message="Use my answers" />
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            setChoice('leave');
          }}
        >
          <Trans id="eligibility.offer.leave" message="No, thanks" />
        </Button>
      </p>
    </Banner>
  );
}

/** Without the version: what the partner does not ask anymore is left out already. */
function toCarried({ answers, checkedAt }: MailedCheck) {
  return { answers: answers as EligibilityAnswers, checkedAt, keptAt: new Date().toISOString() };
}
