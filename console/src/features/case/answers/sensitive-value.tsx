import { Banner, Button, Dialog, TextField, VisuallyHidden } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { useAct } from '../../../shared/api/use-act.ts';
import { may } from '../../../shared/session/may.ts';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { RevealAnswerDocument } from '../../../gql/operations.ts';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import styles from './sensitive-value.module.css';
import type { Answer } from './use-submitted-answers.ts';

interface SensitiveValueProps {
  readonly answer: Answer;
  readonly applicationId: string;
  readonly version: number;
}

/** The end of a number; whoever may read the whole of it gives a reason first, and hides it again. */
export function SensitiveValue({ answer, applicationId, version }: SensitiveValueProps) {
  const { i18n } = useLingui();
  const isAllowed = may(useStaffMember(), 'readSensitive');
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<string>();

  return (
    <span className={styles.value}>
      <span>{shown ?? answer.value}</span>
      {isAllowed && (
        <Button
          size="small"
          onClick={() => {
            if (shown === undefined) setAsking(true);
            else setShown(undefined);
          }}
        >
          {shown === undefined ? (
            <Trans id="console.sensitive.show" message="Show" />
          ) : (
            <Trans id="console.sensitive.hide" message="Hide" />
          )}
          <VisuallyHidden> {answer.label}</VisuallyHidden>
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => {
          setAsking(false);
        }}
        title={i18n._({
          id: 'console.sensitive.title',
          message: 'Show the whole answer to “{label}”?',
          values: { label: answer.label },
        })}
      >
        <RevealForm
          {...{ answer, applicationId, version }}
          onShown={(value) => {
            setShown(value);
            setAsking(false);
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      </Dialog>
    </span>
  );
}

interface RevealFormProps extends SensitiveValueProps {
  readonly onShown: (value: string) => void;
  readonly onClose: () => void;
}

function RevealForm({ answer, applicationId, version, onShown, onClose }: RevealFormProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const runDelicate = useRunDelicate();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const act = useAct(
    (input: { applicationId: string; key: string; version: number; reason: string }) =>
      runDelicate(async () => (await request(RevealAnswerDocument, { input })).revealAnswer),
    ({ value }) => {
      onShown(value ?? '');
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const said = reason.trim();
    setMissing(said === '');
    if (said !== '') act.run({ applicationId, key: answer.key, version, reason: said });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>
        <Trans id="console.sensitive.text" message="Your name, the time and your reason go on record." />
      </p>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <TextField
        label={i18n._({ id: 'console.sensitive.reason', message: 'Why do you need it?' })}
        error={
          isMissing ? i18n._({ id: 'console.action.reason-missing', message: 'Enter a reason' }) : undefined
        }
        required
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
        }}
      />
      <DialogActions onCancel={onClose} busy={act.busy}>
        <Trans id="console.sensitive.submit" message="Show it" />
      </DialogActions>
    </form>
  );
}
