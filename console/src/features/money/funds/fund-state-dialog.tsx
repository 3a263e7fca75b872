import { Dialog, TextField } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { BlockFundDocument, CloseFundDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DelicateForm } from '../delicate-form.tsx';
import { type FundView, useReloadFunds } from '../use-funds.ts';

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
  const reload = useReloadFunds();
  const [reason, setReason] = useState('');
  const isBlocking = change === 'block';
  return (
    <DelicateForm
      about={aboutText(i18n, change)}
      isComplete={!isBlocking || reason.trim() !== ''}
      send={async () => {
        const { id } = fund;
        if (change === 'close' || change === 'reopen')
          return (await request(CloseFundDocument, { input: { id, isClosed: change === 'close' } }))
            .closeFund;
        const input = { id, reason: isBlocking ? reason.trim() : null };
        return (await request(BlockFundDocument, { input })).blockFund;
      }}
      done={i18n._({ id: 'console.fund.changed', message: 'The fund was changed' })}
      onDone={reload}
      onClose={onClose}
      submit={fundChangeText(i18n, change)}
      {...(isBlocking && { variant: 'danger' })}
    >
      {({ isTried }) =>
        isBlocking && (
          <TextField
            label={i18n._({ id: 'console.action.reason', message: 'Reason' })}
            hint={i18n._({ id: 'console.payment.note.hint', message: 'Only staff read it.' })}
            error={
              isTried && reason.trim() === ''
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
        )
      }
    </DelicateForm>
  );
}
