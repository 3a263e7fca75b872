import { sayCaseAction } from '@handrail/engine/cases';
import { Banner, Button, Dialog, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { PlanBulkChangeDocument, type PlanBulkChangeInput } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import styles from './bulk-dialog.module.css';
import { BulkFields } from './bulk-fields.tsx';
import { type BulkInput, findMissing, startInput, toWorkInput } from './bulk-input.ts';
import { type BulkKindShown, bulkKindTexts } from './bulk-texts.ts';
import { DryRun, type PlannedChange } from './dry-run.tsx';
import { tryAllCases } from './try-all-cases.ts';

/** Which cases, as the server is asked for them, and how many. */
export interface BulkTargets extends Pick<PlanBulkChangeInput, 'caseIds' | 'filter'> {
  /** Undefined while a whole list is counted. */
  readonly count: number | undefined;
  readonly isWholeList: boolean;
}

interface BulkDialogProps {
  readonly kind: BulkKindShown;
  readonly targets: BulkTargets;
  readonly onClose: () => void;
  readonly onStarted: () => void;
}

/** Asks what is to be done, says for each case what would happen, and only then has it done. */
export function BulkDialog({ kind, targets, onClose, onStarted }: BulkDialogProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { request } = useConsole();
  const [input, setInput] = useState<BulkInput>(startInput);
  const [wasTried, setTried] = useState(false);
  const [planned, setPlanned] = useState<PlannedChange>();
  const { caseIds = null, filter = null } = targets;
  const act = useAct(
    async () => {
      const work = { id: crypto.randomUUID(), kind, caseIds, filter, ...toWorkInput(kind, input) };
      return tryAllCases(async () => (await request(PlanBulkChangeDocument, { input: work })).planBulkChange);
    },
    ({ bulkChange }) => {
      setPlanned(bulkChange ?? undefined);
    },
  );
  const label = i18n._(bulkKindTexts[kind]);
  const what = kind === 'move' && input.action !== '' ? sayCaseAction(locale, input.action).label : label;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!findMissing(kind, input)) act.run(undefined);
    // The field may be out of sight, above the button.
    else event.currentTarget.querySelector<HTMLElement>('select, textarea')?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        planned
          ? i18n._({ id: 'console.bulk.dry-run.title', message: 'Dry run: {what}', values: { what } })
          : label
      }
    >
      {planned ? (
        <DryRun
          planned={planned}
          onStarted={onStarted}
          onBack={() => {
            setPlanned(undefined);
          }}
        />
      ) : (
        <form onSubmit={handleSubmit} noValidate className={styles.form}>
          <BulkFields kind={kind} input={input} wasTried={wasTried} onChange={setInput} />
          {act.failure && <Banner answersPress tone="error" title={act.failure} />}
          <p className={styles.hint}>
            <Trans
              id="console.bulk.nothing-yet"
              message="Nothing changes and nobody is told yet: first you see what would happen to each case."
            />
          </p>
          <div className={styles.actions}>
            <Button onClick={onClose}>
              <Trans id="console.bulk.cancel" message="Cancel" />
            </Button>
            <Button
              variant="primary"
              type="submit"
              busy={act.busy}
              busyLabel={i18n._({ id: 'console.bulk.checking', message: 'Checking each case' })}
            >
              <Trans id="console.bulk.check" message="Dry Run" />
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
