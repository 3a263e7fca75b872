import { useLingui } from '@lingui/react';
import type { AssignCasesMutation } from '../../gql/operations.ts';
import styles from './bulk-bar.module.css';

type Result = NonNullable<AssignCasesMutation['assignCases']['results']>[number];

/** What would happen to the chosen cases, and to which of them nothing will. */
export function DryRun({ possible, refused }: { possible: number; refused: readonly Result[] }) {
  const { i18n } = useLingui();
  return (
    <div role="status" className={styles.dryRun}>
      <p>
        {possible === 1
          ? i18n._({ id: 'console.bulk.possible.one', message: '1 case will be assigned.' })
          : i18n._(
              'console.bulk.possible',
              { count: possible },
              { message: '{count} cases will be assigned.' },
            )}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ caseId, displayId, refusal }) => (
            <li key={caseId}>
              {displayId}: {refusal}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
