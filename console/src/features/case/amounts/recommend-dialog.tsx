import { formatAmount, parseCurrency, showCurrency } from '@handrail/engine';
import { Banner, Dialog, TextField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { RecommendAmountDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { type CaseView, useReloadCase } from '../use-case.ts';
import styles from './amounts.module.css';

interface RecommendDialogProps {
  readonly found: CaseView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RecommendDialog({ found, isOpen, onClose }: RecommendDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={i18n._({
        id: 'console.amounts.title',
        message: 'Recommend an amount for case {displayId}',
        values: { displayId: found.displayId },
      })}
    >
      {isOpen && <RecommendForm found={found} onClose={onClose} />}
    </Dialog>
  );
}

function RecommendForm({ found, onClose }: Omit<RecommendDialogProps, 'isOpen'>) {
  const { i18n } = useLingui();
  const { partner, request } = useConsole();
  const limit = partner.programs.find(({ id }) => id === found.programId)?.maxFundingAmount ?? null;
  const showNotice = useSnackbar();
  const reload = useReloadCase(found.id);
  const start = found.recommendedAmounts[0]?.amount ?? found.facts?.requestedAmount ?? null;
  const [typed, setTyped] = useState(start === null ? '' : showCurrency(start));
  const [wasTried, setTried] = useState(false);
  const cents = parseCurrency(typed);
  const isWrong = cents === undefined || cents < 0;
  const act = useAct(
    async (amount: number) =>
      (await request(RecommendAmountDocument, { input: { caseId: found.id, amount } })).recommendAmount,
    () => {
      void reload();
      showNotice({ message: i18n._({ id: 'console.amounts.done', message: 'The amount was saved' }) });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!isWrong) act.run(cents);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>
        <Trans
          id="console.amounts.text"
          message="Applicants do not see this amount. Earlier amounts stay in the history of the case."
        />
      </p>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <TextField
        label={i18n._({ id: 'console.action.amount', message: 'Amount' })}
        prefix="$"
        fit="money"
        inputMode="decimal"
        autoComplete="off"
        required
        error={
          wasTried && isWrong
            ? i18n._({ id: 'console.action.amount-invalid', message: 'Enter an amount, such as 1,250.00' })
            : undefined
        }
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
        }}
      />
      {cents !== undefined && limit !== null && cents > limit && (
        <Banner
          live
          tone="warning"
          title={i18n._({
            id: 'console.amounts.above-limit',
            message: 'This is above the limit of the program, {limit}.',
            values: { limit: formatAmount(limit) },
          })}
        />
      )}
      <DialogActions onCancel={onClose} busy={act.busy}>
        <Trans id="console.amounts.save" message="Recommend" />
      </DialogActions>
    </form>
  );
}
