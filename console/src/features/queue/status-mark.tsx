import { useLingui } from '@lingui/react';
import { caseStatusTexts, type CaseStatusName } from './case-status.ts';
import styles from './status-mark.module.css';

/** Whose turn it is gives the color; how far the case is fills the circle. */
const marks = {
  InProgress: { turn: 'applicant', share: 0 },
  Incomplete: { turn: 'applicant', share: 0.25 },
  ReadyForReview: { turn: 'worker', share: 0 },
  InReview: { turn: 'worker', share: 0.5 },
  PendingCertification: { turn: 'fiscal', share: 0.6 },
  FiscalReview: { turn: 'fiscal', share: 0.8 },
  Approved: { turn: 'done', share: 1 },
  PaymentSent: { turn: 'done', share: 1 },
  Denied: { turn: 'refused', share: 1 },
  Withdrawn: { turn: 'nobody', share: 1 },
  Archived: { turn: 'nobody', share: 1 },
} as const satisfies Record<CaseStatusName, { turn: string; share: number }>;

const around = 2 * Math.PI * 3;

/** The status of a case: a word, and a small pie that says the same at a glance. */
export function StatusMark({ status }: { status: CaseStatusName }) {
  const { i18n } = useLingui();
  const { turn, share } = marks[status];
  return (
    <span className={styles.mark}>
      <svg className={styles[turn]} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" className={styles.ring} />
        <circle
          cx="8"
          cy="8"
          r="3"
          className={styles.pie}
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 8 8)"
        />
      </svg>
      {i18n._(caseStatusTexts[status])}
    </span>
  );
}
