import { parseCurrency } from '@handrail/engine';
import { Banner, Dialog, TextField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { SaveFundDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { useReloadFunds } from '../use-funds.ts';
import styles from './funds.module.css';

interface FundDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds a fund: its name, what it may be used for and when to warn. */
export function FundDialog({ isOpen, onClose }: FundDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={i18n._({ id: 'console.funds.open', message: 'Add a fund' })}
    >
      {isOpen && <FundForm onClose={onClose} />}
    </Dialog>
  );
}

function FundForm({ onClose }: Pick<FundDialogProps, 'onClose'>) {
  const { i18n } = useLingui();
  const { request, partner } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadFunds();
  const runDelicate = useRunDelicate();
  const [name, setName] = useState('');
  const [low, setLow] = useState('');
  const [programIds, setProgramIds] = useState<readonly string[]>([]);
  const [wasTried, setTried] = useState(false);
  const act = useAct(
    () =>
      runDelicate(async () => {
        const input = {
          name: name.trim(),
          programIds: [...programIds],
          lowBalance: parseCurrency(low) ?? null,
        };
        return (await request(SaveFundDocument, { input })).saveFund;
      }),
    () => {
      reload();
      showNotice({ message: i18n._({ id: 'console.funds.added', message: 'The fund was added' }) });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') act.run(undefined);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <TextField
        label={i18n._({ id: 'console.funds.name', message: 'Name' })}
        required
        maxLength={100}
        autoComplete="off"
        error={
          wasTried && name.trim() === ''
            ? i18n._({ id: 'console.funds.name-missing', message: 'Enter a name' })
            : undefined
        }
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
        }}
      />
      <fieldset className={styles.programs}>
        <legend>
          <Trans id="console.funds.programs" message="Only for these programs (none means all of them)" />
        </legend>
        {partner.programs.map((program) => (
          <label key={program.id}>
            <input
              type="checkbox"
              checked={programIds.includes(program.id)}
              onChange={({ currentTarget: { checked } }) => {
                setProgramIds(
                  checked ? [...programIds, program.id] : programIds.filter((id) => id !== program.id),
                );
              }}
            />{' '}
            {program.name}
          </label>
        ))}
      </fieldset>
      <TextField
        label={i18n._({ id: 'console.funds.low-level', message: 'Warn when this much is left' })}
        optional
        prefix="$"
        fit="money"
        inputMode="decimal"
        autoComplete="off"
        value={low}
        onChange={({ currentTarget }) => {
          setLow(currentTarget.value);
        }}
      />
      <DialogActions onCancel={onClose} busy={act.busy}>
        <Trans id="console.funds.add" message="Add the fund" />
      </DialogActions>
    </form>
  );
}
