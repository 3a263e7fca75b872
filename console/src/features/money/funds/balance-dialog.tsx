import { parseCurrency } from '@handrail/engine';
import { Banner, Dialog, TextField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { DepositToFundDocument, WithdrawFromFundDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { type FundView, useReloadFunds } from '../use-funds.ts';
import { AmountField } from '../amount-field.tsx';
import styles from './funds.module.css';

interface BalanceDialogProps {
  readonly fund: FundView;
  /** What is about to be recorded; closed without one. */
  readonly change: 'deposit' | 'withdraw' | undefined;
  readonly onClose: () => void;
}

/** Records money that came into a fund or was taken out of it. */
export function BalanceDialog({ fund, change, onClose }: BalanceDialogProps) {
  const { i18n } = useLingui();
  const title =
    change === 'withdraw'
      ? i18n._({ id: 'console.fund.withdraw', message: 'Record a withdrawal' })
      : i18n._({ id: 'console.fund.deposit', message: 'Record a deposit' });
  return (
    <Dialog open={change !== undefined} onClose={onClose} title={title}>
      {change && <BalanceForm fund={fund} change={change} onClose={onClose} />}
    </Dialog>
  );
}

function BalanceForm({ fund, change, onClose }: BalanceDialogProps & { change: 'deposit' | 'withdraw' }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadFunds();
  const runDelicate = useRunDelicate();
  // A dialog records one entry: clicking twice, or asking again after a lost answer, is the same one.
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [memo, setMemo] = useState('');
  const [wasTried, setTried] = useState(false);
  const cents = parseCurrency(typed);
  const act = useAct(
    (amount: number) =>
      runDelicate(async () => {
        const input = { key, fundId: fund.id, amount, memo };
        return change === 'deposit'
          ? (await request(DepositToFundDocument, { input })).depositToFund
          : (await request(WithdrawFromFundDocument, { input })).withdrawFromFund;
      }),
    () => {
      reload();
      showNotice({ message: i18n._({ id: 'console.fund.recorded', message: 'The entry was recorded' }) });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (cents !== undefined && cents > 0) act.run(cents);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <AmountField
        typed={typed}
        onType={setTyped}
        isWrong={wasTried && !(cents !== undefined && cents > 0)}
      />
      <TextField
        label={i18n._({ id: 'console.fund.memo', message: 'What is it about?' })}
        hint={i18n._({ id: 'console.fund.memo.hint', message: 'The statement shows it.' })}
        optional
        maxLength={200}
        autoComplete="off"
        value={memo}
        onChange={({ currentTarget }) => {
          setMemo(currentTarget.value);
        }}
      />
      <DialogActions onCancel={onClose} busy={act.busy}>
        <Trans id="console.fund.record" message="Record" />
      </DialogActions>
    </form>
  );
}
