import { formatCents } from '@handrail/engine';
import { Button, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AssignCasesDocument, GetAssigneesDocument } from '../../gql/operations.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useConsole } from '../../shared/context/console-context.tsx';
import styles from './bulk-bar.module.css';
import { DryRun } from './dry-run.tsx';
import type { QueueCase } from './use-queue.ts';

const nobody = 'nobody';

interface BulkBarProps {
  readonly chosen: readonly QueueCase[];
  readonly onClear: () => void;
}

/** What can be done to the chosen cases at once; what would happen to each is said before anything does. */
export function BulkBar({ chosen, onClear }: BulkBarProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const client = useQueryClient();
  const showNotice = useSnackbar();
  const [assignee, setAssignee] = useState('');
  const { data: people = [] } = useQuery({
    queryKey: ['assignees'],
    queryFn: async () => (await request(GetAssigneesDocument, {})).assignees,
  });

  const caseIds = chosen.map(({ id }) => id);
  const assigneeId = assignee === nobody ? null : assignee;
  const { data: results } = useQuery({
    queryKey: ['assigning', assigneeId, caseIds],
    queryFn: async () => {
      const input = { caseIds, assigneeId, dryRun: true };
      return (await request(AssignCasesDocument, { input })).assignCases.results ?? [];
    },
    enabled: assignee !== '',
  });
  const refused = results?.filter(({ refusal }) => refusal !== null) ?? [];
  const possible = (results?.length ?? 0) - refused.length;

  const act = useAct(
    async () => (await request(AssignCasesDocument, { input: { caseIds, assigneeId } })).assignCases,
    () => {
      void client.invalidateQueries({ queryKey: ['queue'] });
      showNotice({
        message:
          possible === 1
            ? i18n._({ id: 'console.bulk.assigned.one', message: '1 case was assigned' })
            : i18n._(
                'console.bulk.assigned',
                { count: possible },
                { message: '{count} cases were assigned' },
              ),
      });
      onClear();
    },
  );
  const totalCents = chosen.reduce((sum, { requestedAmount }) => sum + (requestedAmount ?? 0), 0);

  return (
    <section
      className={styles.bar}
      aria-label={i18n._({ id: 'console.bulk.label', message: 'Chosen cases' })}
    >
      <p className={styles.count}>
        <strong>
          {chosen.length === 1
            ? i18n._({ id: 'console.bulk.chosen.one', message: '1 case chosen' })
            : i18n._('console.bulk.chosen', { count: chosen.length }, { message: '{count} cases chosen' })}
        </strong>{' '}
        <Trans
          id="console.bulk.total"
          message="{total} requested"
          values={{ total: formatCents(totalCents) }}
        />
      </p>
      <label className={styles.field}>
        <Trans id="console.bulk.assign" message="Assign to" />
        <select
          value={assignee}
          onChange={(event) => {
            setAssignee(event.target.value);
          }}
        >
          <option value="">{i18n._({ id: 'console.bulk.choose', message: 'Choose someone' })}</option>
          <option value={nobody}>{i18n._({ id: 'console.bulk.nobody', message: 'Nobody' })}</option>
          {people.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name ?? email}
            </option>
          ))}
        </select>
      </label>
      {results && <DryRun possible={possible} refused={refused} />}
      {act.failure && <p role="alert">{act.failure}</p>}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="small"
          busy={act.busy}
          disabled={possible === 0}
          onClick={() => {
            act.run(undefined);
          }}
        >
          <Trans id="console.bulk.apply" message="Assign" />
        </Button>
        <Button size="small" onClick={onClear}>
          <Trans id="console.bulk.clear" message="Clear" />
        </Button>
      </div>
    </section>
  );
}
