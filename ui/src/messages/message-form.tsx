import { canSendMessage, checkMessage, sayMessages, toMessage, toMessageCounter } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { Banner } from '../components/banner/banner.tsx';
import { Button } from '../components/button/button.tsx';
import { TextAreaField } from '../components/text-field/text-area-field.tsx';
import { localeOf } from '../texts/use-locale.ts';
import { AttachedFiles } from './attached-files.tsx';
import styles from './message-form.module.css';
import { useAttachedFiles, type UploadFile } from './use-attached-files.ts';

export interface MessageFormProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What was typed before and never sent. */
  readonly initial?: string | undefined;
  readonly onChange: (content: string) => void;
  /** Gives nothing when it was sent, else why not. */
  readonly onSend: (content: string, documentIds: readonly string[]) => Promise<string | undefined>;
  /** Uploads a file that is to go with the message; without it, none can. */
  readonly onUpload?: UploadFile | undefined;
}

/** Where someone writes to the other side of a case (P206, P579-P583). */
export function MessageForm({ label, hint, initial = '', onChange, onSend, onUpload }: MessageFormProps) {
  const { i18n } = useLingui();
  const locale = localeOf(i18n);
  const [content, setContent] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attached = useAttachedFiles(onUpload);
  const isSendable = canSendMessage(content) && !attached.isBusy;
  const faults = toMessage(content) === '' ? undefined : checkMessage(locale, { content }).content;

  function change(next: string) {
    setContent(next);
    onChange(next);
  }

  async function send() {
    if (isBusy || !isSendable) return;
    setBusy(true);
    setFailure(undefined);
    const refusal = await onSend(toMessage(content), attached.documentIds);
    setBusy(false);
    setFailure(refusal);
    if (refusal !== undefined) return;
    setContent('');
    attached.clear();
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextAreaField
        label={label}
        hint={hint}
        error={faults && sayMessages(faults)}
        note={toMessageCounter(locale, content)}
        value={content}
        onChange={({ target }) => {
          change(target.value);
        }}
      />
      {onUpload && <AttachedFiles attached={attached} />}
      {failure && (
        <Banner tone="error" answersPress title={failure}>
          <p>
            {i18n._({
              id: 'ui.message.not-sent',
              message: 'What you typed is still here. Trying again will not send it twice.',
            })}
          </p>
          <Button variant="quiet" size="small" type="submit">
            {i18n._({ id: 'ui.message.try-again', message: 'Try Again' })}
          </Button>
        </Banner>
      )}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={isBusy} disabled={!isSendable}>
          {i18n._({ id: 'ui.message.send', message: 'Send Message' })}
        </Button>
        <Button
          variant="quiet"
          disabled={content === '' && attached.files.length === 0}
          onClick={() => {
            change('');
            attached.clear();
            setFailure(undefined);
          }}
        >
          {i18n._({ id: 'ui.message.cancel', message: 'Cancel' })}
        </Button>
      </div>
    </form>
  );
}
