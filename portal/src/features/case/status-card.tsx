import { hasFeature, type Feature } from '@handrail/engine';
import { buttonClass, classNames, Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { usePortal } from '../../app/portal-context.tsx';
import { useText } from '../../app/use-text.ts';
import { aboutParty } from '../clients/about-party.ts';
import { canContinue, toDisplayStatus } from '../home/display-status.ts';
import { statusLooks } from '../home/status-chip.tsx';
import { useStatusWords } from '../home/status-words.ts';
import type { Program } from '../program/list-programs.ts';
import type { CaseView } from './case-query.ts';
import { listPath } from './case-path.ts';
import styles from './status-card.module.css';

interface StatusCardProps {
  readonly found: CaseView;
  readonly program: Program;
}

/** How the case stands in words, what to do about it, and how far it is on its way. */
export function StatusCard({ found, program }: StatusCardProps) {
  const say = useText();
  const { partner } = usePortal();
  const [application] = found.applications;
  const standing = { case: found, submittedAt: application?.submittedAt ?? null };
  const status = toDisplayStatus(standing, program);
  const { label, message, action } = useStatusWords()(status, program, found.party);
  const { tone, icon } = statusLooks[status];
  const pays = payingFeatures.some((feature) => hasFeature(program.features, feature));
  const path = listPath(say, found, { pays, timeZone: partner.timeZone });

  return (
    <div className={styles.card}>
      <div className={classNames(styles.words, styles[tone])}>
        <Icon name={icon} className={styles.icon} />
        <div>
          <h2 className={styles.label}>{label}</h2>
          <p>{message}</p>
          {application && canContinue(standing) && (
            <Link
              className={classNames(buttonClass({ variant: 'primary' }), styles.action)}
              to={`/application/${application.id}/continue`}
            >
              {action ?? <Trans id="home.continue" message="Continue Application" />}
            </Link>
          )}
        </div>
      </div>
      <ol
        className={styles.path}
        aria-label={aboutParty(found.party, say('case.path', 'Progress of your case'), (client) =>
          say('case.path.client', 'Progress of the case of {client}', { client }),
        )}
      >
        {path.map(({ key, name, note, state }) => (
          <li
            key={key}
            className={classNames(styles.step, styles[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot}>{state === 'done' && <Icon name="check" />}</span>
            <span className={styles.name}>{name}</span>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Programs with one of these pay through the product. */
const payingFeatures = ['partner-issued', 'applicant-payments', 'claim-funds'] as const satisfies Feature[];
