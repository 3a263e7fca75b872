import { Trans, useLingui } from '@lingui/react';
import { useDates } from '../../../shared/context/use-dates.ts';
import { fitText } from '../../../shared/eligibility/fit-text.ts';
import { Texts } from '../../../shared/eligibility/texts.tsx';
import { VerdictChip } from '../../../shared/eligibility/verdict-chip.tsx';
import fold from '../fold.module.css';
import { personName } from '../person-name.ts';
import type { CaseView } from '../use-case.ts';
import styles from './pre-checks.module.css';

type PreCheckView = CaseView['preChecks'][number];
type Verdict = PreCheckView['verdict'];

/** What the applicant was told before they had an account, and what the same answers would get today. */
export function PreChecks({ found }: { readonly found: CaseView }) {
  return found.preChecks.map((check) => <PreCheck key={check.applicationId} found={found} check={check} />);
}

function PreCheck({ found, check }: { readonly found: CaseView; readonly check: PreCheckView }) {
  const { i18n } = useLingui();
  const { sayDay } = useDates();
  const { verdict, today } = check;
  const submitter = found.applications.find(({ id }) => id === check.applicationId)?.submitter;
  const isShared = found.preChecks.length > 1;
  return (
    <details className={fold.fold}>
      <summary>
        <span className={styles.title}>
          {i18n._({
            id: 'console.pre-check.title',
            message: 'Pre-check of {day}',
            values: { day: sayDay(check.checkedAt) },
          })}
          {isShared && submitter && ` (${personName(submitter)})`}
          <VerdictChip result={verdict.result} />
          {today && today.verdict.result !== verdict.result && (
            <span className={styles.differs}>
              <Trans id="console.pre-check.differs" message="Today:" />
              <VerdictChip result={today.verdict.result} />
            </span>
          )}
        </span>
      </summary>
      <div className={styles.body}>
        <div className={styles.sides}>
          <section className={styles.side}>
            <h3>
              <Trans id="console.pre-check.then" message="What the applicant was told" />
            </h3>
            <p className={styles.muted}>
              {i18n._({
                id: 'console.pre-check.then-version',
                message: '{day}, version {version} of the pre-check',
                values: { day: sayDay(check.checkedAt), version: check.version },
              })}
            </p>
            <VerdictParts verdict={verdict} />
          </section>
          <section className={styles.side}>
            <h3>
              <Trans id="console.pre-check.today" message="What the same answers get today" />
            </h3>
            {today ? (
              <>
                <p className={styles.muted}>
                  {i18n._({
                    id: 'console.pre-check.today-version',
                    message: 'Version {version}, with the income limits of today',
                    values: { version: today.version },
                  })}
                </p>
                <VerdictParts verdict={today.verdict} />
              </>
            ) : (
              <p>
                <Trans id="console.pre-check.none" message="Your organization has no pre-check today." />
              </p>
            )}
          </section>
        </div>
        {today && <Changes changes={today.changes} />}
        <section className={styles.side}>
          <h3>
            <Trans id="console.pre-check.answers" message="Answers to the pre-check" />
          </h3>
          <dl className={styles.answers}>
            {check.answers.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </details>
  );
}

function VerdictParts({ verdict: { result, reasons, missing, programs } }: { readonly verdict: Verdict }) {
  const { i18n } = useLingui();
  return (
    <>
      <VerdictChip result={result} />
      <Texts texts={reasons} />
      {missing.length > 0 && (
        <>
          <p>
            <Trans id="console.pre-check.missing" message="Not answered:" />
          </p>
          <Texts texts={missing} />
        </>
      )}
      {programs.map(({ programId, name, fit, ...program }) => (
        <div key={programId}>
          <p>
            <strong>{name}</strong>: {fitText(i18n, fit)}
          </p>
          <Texts texts={fit === 'maybe' ? program.missing : program.reasons} />
        </div>
      ))}
    </>
  );
}

function Changes({ changes }: { readonly changes: readonly string[] }) {
  return (
    <section className={styles.side}>
      <h3>
        <Trans id="console.pre-check.changes" message="What changed since" />
      </h3>
      {changes.length === 0 ? (
        <p>
          <Trans
            id="console.pre-check.unchanged"
            message="Nothing: the questions, the conditions and the limits are the same."
          />
        </p>
      ) : (
        <Texts texts={changes.map((text) => ({ text }))} />
      )}
    </section>
  );
}
