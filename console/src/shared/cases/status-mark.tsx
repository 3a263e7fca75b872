import { type CaseStatus, staffStatusLabels } from '@handrail/engine/cases';
import { classNames, useLocale } from '@handrail/ui';
import styles from './status-mark.module.css';

/** Whose turn it is, which the color says, and how far along the case is, which the pie says. */
const looks = {
  InProgress: { tone: 'applicant', part: 0 },
  Incomplete: { tone: 'applicant', part: 0.25 },
  ReadyForReview: { tone: 'worker', part: 0 },
  InReview: { tone: 'worker', part: 0.4 },
  PendingCertification: { tone: 'fiscal', part: 0.6 },
  FiscalReview: { tone: 'fiscal', part: 0.8 },
  Approved: { tone: 'done', part: 1 },
  PaymentSent: { tone: 'done', part: 1 },
  Denied: { tone: 'refused', part: 1 },
  Withdrawn: { tone: 'nobody', part: 1 },
  Archived: { tone: 'nobody', part: 1 },
} as const satisfies Record<CaseStatus, { tone: string; part: number }>;

/** The circumference of the filled pie. */
const around = 11;

/** The status of a case as an icon and a word (P382). */
export function StatusMark({ status }: { readonly status: CaseStatus }) {
  const { tone, part } = looks[status];
  return (
    <span className={classNames(styles.status, styles[tone])}>
      <svg className={styles.pie} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <circle cx="7" cy="7" r="5.75" strokeWidth="1.5" />
        <circle
          cx="7"
          cy="7"
          r="1.75"
          strokeWidth="3.5"
          strokeDasharray={`${part * around} ${around}`}
          transform="rotate(-90 7 7)"
        />
      </svg>
      {staffStatusLabels(useLocale())[status]}
    </span>
  );
}
