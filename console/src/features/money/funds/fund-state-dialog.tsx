import { Banner, Dialog, TextField, useSnackbar } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { BlockFundDocument, CloseFundDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { type FundView, useReloadFunds } from '../use-funds.ts';
import styles from './funds.module.css';

export type FundStateChange = 'block' | 'unblock' | 'close' | 'reopen';

interface FundStateDialogProps {
  readonly fund: FundView;
  /** What is about to be done; closed without it. */
  readonly change: FundStateChange | undefined;
  readonly onClose: () => void;
}

export function fundChangeText(i18n: I18n, change: FundStateChange): string {
  switch (change) {
    case 'block':
      return i18n._({ id: 'console.fund.block', message: 'Block' });
    case 'unblock':
      return i18n._({ id: 'console.fund.unblock', message: 'Unblock' });
    case 'close':
      return i18n._({ id: 'console.fund.close', message: 'Close fund' });
    case 'reopen':
      return i18n._({ id: 'console.fund.reopen', message: 'Open again' });
  }
}

function aboutText(i18n: I18n, change: FundStateChange): string {
  switch (change) {
    case 'block':
      return i18n._({
        id: 'console.fund.block.about',
        message:
          'Nothing can be issued, claimed or sent from this fund until it is unblocked. No money moves.',
      });
    case 'unblock':
      return i18n._({
        id: 'console.fund.unblock.about',
        message: 'Money can be issued, claimed and sent from this fund again.',
      });
    case 'close':
      return i18n._({
        id: 'console.fund.close.about',
        message:
          'A fund can be closed once all of its money has arrived or was taken out. Its statement stays.',
      });
    case 'reopen':
      return i18n._({
        id: 'console.fund.reopen.about',
        message: 'Deposits can be recorded and funds issued again.',
      });
  }
}

/** Blocks or closes a fund, or takes that back. */
export function FundStateDialog({ fund, change, onClose }: FundStateDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={change !== undefined}
      onClose={onClose}
      title={change ? `${fundChangeText(i18n, change)}: ${fund.name}` : ''}
    >
      {change && <FundStateForm fund={fund} change={change} onClose={onClose} />}
    </Dialog>
  );
}

function FundStateForm({ fund, change, onClose }: FundStateDialogProps & { change: FundStateChange }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadFunds();
  const runDelicate = useRunDelicate();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isBlocking = change === 'block' || change === 'unblock';
  const act = useAct(
    () =>
      runDelicate(async () => {
        const { id } = fund;
        if (!isBlocking)
          return (await request(CloseFundDocument, { input: { id, isClosed: change === 'close' } }))
            .closeFund;
        const input = { id, reason: change === 'block' ? reason.trim() : null };
        return (await request(BlockFundDocument, { input })).blockFund;
      }),
    () => {
      reload();
      showNotice({ message: i18n._({ id: 'console.fund.changed', message: 'The fund was changed' }) });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const isEmpty = change === 'block' && reason.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) act.run(undefined);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{aboutText(i18n, change)}</p>
      {act.failure && <Banner live tone="error" title={act.failure} />}
      {change === 'block' && (
        <TextField
          label={i18n._({ id: 'console.action.reason', message: 'Reason' })}
          hint={i18n._({ id: 'console.payment.note.hint', message: 'Only staff read it.' })}
          error={
            isMissing
              ? i18n._({ id: 'console.payment.note.missing', message: 'Say why, in a few words' })
              : undefined
          }
          required
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
          }}
        />
      )}
      <DialogActions onCancel={onClose} busy={act.busy} {...(change === 'block' && { variant: 'danger' })}>
        {fundChangeText(i18n, change)}
      </DialogActions>
    </form>
  );
}
