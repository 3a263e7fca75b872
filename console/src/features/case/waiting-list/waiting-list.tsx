import { Banner, Button, Dialog, TextAreaField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { SetWaitingListDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { may } from '../../../shared/session/may.ts';
import { type CaseView, useReloadCase } from '../use-case.ts';
import styles from './waiting-list.module.css';

/** Puts a case on the waiting list of its program or takes it off, where the program has one. */
export function WaitingListButton({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const isAllowed = may(useStaffMember(), 'workCases');
  const [isAsking, setAsking] = useState(false);
  const isOn = found.waiting !== null;
  if (!isAllowed || !(isOn || (found.hasWaitingList && found.status === 'InReview'))) return null;
  const label = isOn
    ? i18n._({ id: 'console.waiting.take-off', message: 'Take off the waiting list' })
    : i18n._({ id: 'console.waiting.put-on', message: 'Put on the waiting list' });
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <Dialog open={isAsking} onClose={close} title={label}>
        {isAsking && <WaitingListForm found={found} label={label} onClose={close} />}
      </Dialog>
    </>
  );
}

interface WaitingListFormProps {
  readonly found: CaseView;
  readonly label: string;
  readonly onClose: () => void;
}

function WaitingListForm({ found, label, onClose }: WaitingListFormProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadCase(found.id);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isWaiting = found.waiting === null;
  const act = useAct(
    async (input: { caseId: string; isWaiting: boolean; reason: string }) =>
      (await request(SetWaitingListDocument, { input })).setWaitingList,
    () => {
      void reload();
      showNotice({
        message: isWaiting
          ? i18n._({ id: 'console.waiting.on', message: 'The case is on the waiting list' })
          : i18n._({ id: 'console.waiting.off', message: 'The case is off the waiting list' }),
      });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const said = reason.trim();
    setMissing(isWaiting && said === '');
    if (!isWaiting || said !== '') act.run({ caseId: found.id, isWaiting, reason: said });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>
        {isWaiting ? (
          <Trans
            id="console.waiting.on-text"
            message="The applicant gets an email. The response deadline is paused, and the case leaves the list “To review”. Any other action takes it off the waiting list."
          />
        ) : (
          <Trans
            id="console.waiting.off-text"
            message="The applicant gets an email. The promised days go on, and the case is back in the list “To review”."
          />
        )}
      </p>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      {isWaiting && (
        <TextAreaField
          label={i18n._({ id: 'console.action.reason', message: 'Reason' })}
          hint={i18n._({ id: 'console.waiting.hint', message: 'The applicant will read this.' })}
          error={
            isMissing ? i18n._({ id: 'console.action.reason-missing', message: 'Enter a reason' }) : undefined
          }
          required
          maxLength={2000}
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
          }}
        />
      )}
      <DialogActions onCancel={onClose} busy={act.busy}>
        {label}
      </DialogActions>
    </form>
  );
}
