import { formatDay, listAmiKeys } from '@handrail/engine';
import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import styles from '../eligibility.module.css';
import type { KeptAnswers } from '../kept-answers.ts';
import type { AskedEligibility } from '../load-eligibility.ts';
import { OpeningState } from './opening-state.tsx';
import { useMailedCheck, type MailedCheck } from './use-mailed-check.ts';

interface MailedAnswersProps {
  readonly eligibility: AskedEligibility;
  readonly kept: KeptAnswers;
  readonly onUse: (found: KeptAnswers) => void;
}

/** Fills in the answers behind the link of a mailed result, and asks first where others were typed already. */
export function MailedAnswers({ eligibility, kept, onUse }: MailedAnswersProps) {
  const say = useText();
  const { partner } = usePortal();
  const [isSettled, setIsSettled] = useState(false);
  const use = (found: MailedCheck) => {
    setIsSettled(true);
    onUse(toKept(eligibility, found));
  };
  const { opening, retry } = useMailedCheck((found) => {
    if (!isOther(kept, found)) use(found);
  });
  const mailed = opening.state === 'opened' ? opening.mailed : undefined;

  if (opening.state === 'opening' || opening.state === 'failed')
    return <OpeningState opening={opening} onRetry={retry} />;
  if (mailed && !isSettled)
    return (
      <Banner
        tone="warning"
        live
        title={say('eligibility.mailed.ask', 'There are other answers on this page already')}
      >
        <p>
          <Trans
            id="eligibility.mailed.ask.text"
            message="Your link has your answers from {date}. Which ones do you want to use?"
            values={{ date: formatDay(say.locale, mailed.checkedAt, partner.timeZone) }}
          />
        </p>
        <p className={styles.more}>
          <Button
            variant="secondary"
            onClick={() => {
              use(mailed);
            }}
          >
            <Trans id="eligibility.mailed.use" message="Use the answers from the link" />
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setIsSettled(true);
            }}
          >
            <Trans id="eligibility.mailed.keep" message="Keep the answers on this page" />
          </Button>
        </p>
      </Banner>
    );
  if (kept.mailedAt === undefined) return null;
  return (
    <Banner
      tone="info"
      live
      title={say('eligibility.mailed.filled', 'We filled in your answers from {date}', {
        date: formatDay(say.locale, kept.mailedAt, partner.timeZone),
      })}
    >
      {mailed?.hasChanged
        ? say(
            'eligibility.mailed.changed',
            'They are from the link in your email. The questions have changed since: please answer what is missing.',
          )
        : say(
            'eligibility.mailed.source',
            'They are from the link in your email. Change what is different now, then check again.',
          )}
    </Banner>
  );
}

function toKept({ questions }: AskedEligibility, { answers, areas, checkedAt }: MailedCheck): KeptAnswers {
  const given = answers as KeptAnswers['answers'];
  const chosen = questions.flatMap(({ key, type }) => {
    const area = type === 'AMIComponent' && areas.find(({ id }) => id === given[listAmiKeys(key)[0]]);
    return area ? [[key, area] as const] : [];
  });
  return {
    answers: given,
    areas: Object.fromEntries(chosen) as KeptAnswers['areas'],
    mailedAt: checkedAt,
  };
}

/** Whether something else is on the page than what the link has. */
function isOther({ answers }: KeptAnswers, mailed: MailedCheck): boolean {
  const other = mailed.answers as KeptAnswers['answers'];
  return Object.entries(answers).some(
    ([key, answer]) => String(answer ?? '') !== '' && String(answer) !== String(other[key] ?? ''),
  );
}
