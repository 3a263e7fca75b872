import { getCaseAction } from '@handrail/engine/cases';
import { Banner, Button, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useAct } from '../../../shared/api/use-act.ts';
import { useDraftText } from '../../../shared/drafts/use-draft-text.ts';
import { PerformCaseActionDocument, type PerformCaseActionInput } from '../../../gql/operations.ts';
import { Fold } from '../fold.tsx';
import { OpenMarks } from '../field-reviews/open-marks.tsx';
import { SendBackPreview } from '../field-reviews/send-back-preview.tsx';
import { nameOfReader } from '../name-of-case.ts';
import { useReloadCase, type CaseActionView, type CaseView } from '../use-case.ts';
import styles from './action-form.module.css';
import { ActionFields } from './action-fields.tsx';
import { actionTexts } from './action-texts.ts';
import { listFaults, startAction, toInput } from './action-input.ts';
import { MailPreview } from './mail-preview.tsx';

interface ActionFormProps {
  readonly found: CaseView;
  readonly action: CaseActionView;
  readonly onClose: () => void;
}

/** What is asked for stays as it was typed while the case behind it is read again. */
export function ActionForm({ found, action: { action, label, needs, refusal }, onClose }: ActionFormProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadCase(found.id);
  const { text: reason, setText: keepReason, clear } = useDraftText(`${action}-${found.id}`);
  const [values, setValues] = useState(() => startAction(found));
  const typed = { ...values, reason };
  const [wasTried, setTried] = useState(false);
  const faults = wasTried ? listFaults(i18n, needs, typed) : {};
  const { effect, done } = actionTexts[action];
  const sendsMail = getCaseAction(action).notice !== null;

  const toRequest = () => ({
    caseId: found.id,
    action,
    seen: found.status,
    seenAt: found.statusUpdatedAt,
    ...toInput(needs, typed),
  });

  const act = useAct(
    async () => {
      const { performCaseAction } = await request(PerformCaseActionDocument, { input: toRequest() });
      // The page then shows where the case is now, and what was typed can be sent for it.
      if (performCaseAction.metadata.errors[0] === 'CASE_CHANGED') await reload();
      return performCaseAction;
    },
    () => {
      clear();
      void reload();
      showNotice({ message: i18n._(done) });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(listFaults(i18n, needs, typed)).length === 0) act.run(undefined);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{i18n._({ ...effect, values: { name: nameOfReader(found) } })}</p>
      {act.failure && !act.busy && (
        <Banner answersPress tone={act.code === 'CASE_CHANGED' ? 'warning' : 'error'} title={act.failure} />
      )}
      <OpenMarks found={found} action={action} />
      {refusal !== null && <Banner live tone="warning" title={refusal} />}
      <ActionFields
        action={action}
        found={found}
        needs={needs}
        typed={typed}
        onType={(next) => {
          setValues(next);
          if (next.reason !== reason) keepReason(next.reason);
        }}
        faults={faults}
      />
      {action === 'sendBack' && <SendBackPreview found={found} reason={typed.reason} />}
      {sendsMail && refusal === null && Object.keys(listFaults(i18n, needs, typed)).length === 0 && (
        <PlacedMailPreview isFolded={action === 'sendBack'} input={toRequest()} />
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <Trans id="console.cancel" message="Cancel" />
        </Button>
        {refusal === null && (
          <Button
            type="submit"
            variant={action === 'denyCase' || action === 'withdrawForApplicant' ? 'danger' : 'primary'}
            busy={act.busy}
          >
            {label}
          </Button>
        )}
      </div>
    </form>
  );
}

interface PlacedMailPreviewProps {
  readonly isFolded: boolean;
  readonly input: PerformCaseActionInput;
}

/** Where the dialog already shows what the applicant will read, the email waits behind a line. */
function PlacedMailPreview({ isFolded, input }: PlacedMailPreviewProps) {
  if (!isFolded) return <MailPreview input={input} />;
  return (
    <Fold title={<Trans id="console.preview.fold" message="Show the email" />}>
      <MailPreview input={input} />
    </Fold>
  );
}
