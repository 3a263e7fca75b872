import { visibleText } from '@handrail/engine';
import { Banner, Button, TextAreaField, useSnackbar } from '@handrail/ui';
import { useSendOnce } from '@handrail/ui/drafts';
import { Trans, useLingui } from '@lingui/react';
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useDraftText } from '../../../shared/drafts/use-draft-text.ts';
import { AddCaseNoteDocument } from '../../../gql/operations.ts';
import { type CaseView, useReloadCase } from '../use-case.ts';
import { findMentions } from './find-mentions.ts';
import { MentionChoices } from './mention-choices.tsx';
import styles from './note-form.module.css';

const maxNoteCharacters = 2000;

/** Writes something down for colleagues; what was typed stays until it is kept. */
export function NoteForm({ found }: { readonly found: CaseView }) {
  const { id: caseId } = found;
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadCase(caseId);
  const { text: body, setText: setBody, clear } = useDraftText(`note-${caseId}`);
  const [isMissing, setMissing] = useState(false);
  const once = useSendOnce(`note-${caseId}`);
  const act = useAct(
    async () => {
      const input = { caseId, body: visibleText(body) };
      const metadata = await once.send(
        async (key) =>
          (await request(AddCaseNoteDocument, { input: { ...input, key } })).addCaseNote.metadata,
      );
      return { metadata };
    },
    () => {
      clear();
      void reload();
      showNotice({ message: i18n._({ id: 'console.note.done', message: 'The note was added' }) });
    },
  );

  const listId = useId();
  const [marked, setMarked] = useState(0);
  const [dismissed, setDismissed] = useState<string>();
  const mentions = findMentions(found, body);
  const names = dismissed === body ? [] : mentions.names;
  const at = Math.min(marked, names.length - 1);

  function choose(name: string) {
    setBody(mentions.complete(name));
    setMarked(0);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const name = names[at];
    if (name === undefined || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) choose(name);
    else if (event.key === 'ArrowDown') setMarked((at + 1) % names.length);
    else if (event.key === 'ArrowUp') setMarked((at + names.length - 1) % names.length);
    else if (event.key === 'Escape') setDismissed(body);
    else return;
    event.preventDefault();
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(visibleText(body) === '');
    if (visibleText(body) !== '') act.run(undefined);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <TextAreaField
        label={i18n._({ id: 'console.note.label', message: 'Note for staff' })}
        hint={i18n._({
          id: 'console.note.hint',
          message: 'Applicants never see it. Type @ to tell a colleague by email.',
        })}
        error={isMissing ? i18n._({ id: 'console.note.missing', message: 'Enter a note' }) : undefined}
        note={
          body.length > maxNoteCharacters / 2
            ? i18n._({
                id: 'console.note.count',
                message: 'Characters: {count} of {most}',
                values: { count: body.length, most: maxNoteCharacters },
              })
            : undefined
        }
        rows={2}
        maxLength={maxNoteCharacters}
        value={body}
        aria-controls={names.length > 0 ? listId : undefined}
        aria-activedescendant={names.length > 0 ? `${listId}-${String(at)}` : undefined}
        onKeyDown={handleKeyDown}
        onChange={({ currentTarget }) => {
          setBody(currentTarget.value);
          if (currentTarget.value === '') once.forget();
          setMarked(0);
          setDismissed(undefined);
        }}
      />
      <MentionChoices id={listId} names={names} at={at} onChoose={choose} />
      <Button type="submit" size="small" className={styles.add} busy={act.busy}>
        <Trans id="console.note.add" message="Add note" />
      </Button>
    </form>
  );
}
