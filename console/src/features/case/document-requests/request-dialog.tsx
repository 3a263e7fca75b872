import { Banner, Dialog, TextAreaField, TextField, useSnackbar } from '@handrail/ui';
import { useSendOnce } from '@handrail/ui/drafts';
import { Trans, useLingui } from '@lingui/react';
import { useId, useState, type SubmitEvent } from 'react';
import { RequestDocumentDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DialogActions } from '../../../shared/layout/dialog-actions.tsx';
import { type CaseView, useReloadCase } from '../use-case.ts';
import styles from './document-requests.module.css';

interface RequestDialogProps {
  readonly found: CaseView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RequestDialog({ found, isOpen, onClose }: RequestDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={i18n._({ id: 'console.requests.dialog', message: 'Request a document' })}
    >
      {isOpen && <RequestForm found={found} onClose={onClose} />}
    </Dialog>
  );
}

/** What is needed, why, and by when; the applicant gets a mail and sees it on their pages. */
function RequestForm({ found, onClose }: Omit<RequestDialogProps, 'isOpen'>) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadCase(found.id);
  const listId = useId();
  const [name, setName] = useState('');
  const [words, setWords] = useState('');
  const [dueOn, setDueOn] = useState(found.fieldReviews?.dueOn ?? '');
  const [wasTried, setTried] = useState(false);
  const isIncomplete = name.trim() === '' || dueOn === '';
  const once = useSendOnce();
  const act = useAct(
    async (input: { caseId: string; name: string; words: string; dueOn: string }) => {
      const metadata = await once.send(
        async (key) =>
          (await request(RequestDocumentDocument, { input: { ...input, key } })).requestDocument.metadata,
      );
      return { metadata };
    },
    () => {
      void reload();
      showNotice({
        message: i18n._({ id: 'console.requests.done', message: 'The request was sent to the applicant' }),
      });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!isIncomplete) act.run({ caseId: found.id, name: name.trim(), words: words.trim(), dueOn });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>
        <Trans
          id="console.requests.text"
          message="The case stays where it is. To have an answer or a document of the form replaced, mark it “ask again” and send the case back."
        />
      </p>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <TextField
        label={i18n._({ id: 'console.requests.name', message: 'Which document do you need?' })}
        hint={i18n._({ id: 'console.requests.name-hint', message: 'The email names it.' })}
        required
        error={
          wasTried && name.trim() === ''
            ? i18n._({ id: 'console.requests.name-missing', message: 'Enter the name of the document' })
            : undefined
        }
        list={found.documentLabels.length > 0 ? listId : undefined}
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
        }}
      />
      <datalist id={listId}>
        {found.documentLabels.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <TextAreaField
        label={i18n._({
          id: 'console.requests.words',
          message: 'What the applicant should know (optional)',
        })}
        hint={i18n._({
          id: 'console.requests.words-hint',
          message: 'They read it after signing in. It is not in the email.',
        })}
        rows={3}
        maxLength={600}
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
        }}
      />
      <TextField
        type="date"
        fit="date"
        label={i18n._({ id: 'console.requests.due-on', message: 'By when?' })}
        required
        error={
          wasTried && dueOn === ''
            ? i18n._({ id: 'console.requests.due-missing', message: 'Choose a day' })
            : undefined
        }
        value={dueOn}
        onChange={({ currentTarget }) => {
          setDueOn(currentTarget.value);
        }}
      />
      <DialogActions onCancel={onClose} busy={act.busy}>
        <Trans id="console.requests.send" message="Send the request" />
      </DialogActions>
    </form>
  );
}
