import { isWithCaseWorkers } from '@handrail/engine/cases';
import { Banner } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { TickChecklistItemDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { useDates } from '../../../shared/context/use-dates.ts';
import { may } from '../../../shared/session/may.ts';
import fold from '../fold.module.css';
import { personName } from '../person-name.ts';
import { type CaseView, useReloadCase } from '../use-case.ts';
import styles from './checklist.module.css';

/** What the program wants checked before a case is approved, with who did. */
export function Checklist({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const reload = useReloadCase(found.id);
  const isAllowed = may(useStaffMember(), 'workCases') && isWithCaseWorkers(found.status);
  const act = useAct(
    async (item: { key: string; isTicked: boolean }) => {
      const { tickChecklistItem } = await request(TickChecklistItemDocument, {
        input: { caseId: found.id, ...item },
      });
      await reload();
      return tickChecklistItem;
    },
    () => undefined,
  );
  const { checklist } = found;
  if (checklist.length === 0) return null;
  const count = checklist.filter(({ tickedAt }) => tickedAt !== null).length;
  return (
    <details className={fold.fold} open={count < checklist.length}>
      <summary>
        {i18n._({
          id: 'console.checklist.title',
          message: 'Checklist: {count} of {all} done',
          values: { count, all: checklist.length },
        })}
      </summary>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <ul className={styles.list}>
        {checklist.map((line) => (
          <ChecklistLine
            key={line.key}
            line={line}
            isDisabled={!isAllowed || act.busy}
            onTick={(isTicked) => {
              act.run({ key: line.key, isTicked });
            }}
          />
        ))}
      </ul>
    </details>
  );
}

interface ChecklistLineProps {
  readonly line: CaseView['checklist'][number];
  readonly isDisabled: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function ChecklistLine({ line: { label, tickedAt, tickedBy }, isDisabled, onTick }: ChecklistLineProps) {
  const { sayMoment } = useDates();
  return (
    <li className={styles.line}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={tickedAt !== null}
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            onTick(currentTarget.checked);
          }}
        />
        {label}
      </label>
      {tickedAt !== null && (
        <span className={styles.who}>
          {tickedBy && `${personName(tickedBy)}, `}
          <time dateTime={tickedAt}>{sayMoment(tickedAt)}</time>
        </span>
      )}
    </li>
  );
}
