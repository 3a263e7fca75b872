import { sayRequestFailure, useSnackbar } from '@handrail/ui';
import { useSendOnce } from '@handrail/ui/drafts';
import { MessageForm, sayMessageFailure, type UploadFile } from '@handrail/ui/messages';
import { sendFile } from '@handrail/ui/uploads';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { AddParticipantCommentDocument, UploadMessageFileDocument } from '../../gql/operations.ts';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { messagesKey } from './use-case-messages.ts';

/** Where staff write to the applicant of a case. */
export function StaffMessageForm({ caseId }: { readonly caseId: string }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const client = useQueryClient();
  const showNotice = useSnackbar();
  const draft = useDraft(`message-${caseId}`);
  const once = useSendOnce(`message-${caseId}`);

  async function send(content: string, documentIds: readonly string[]): Promise<string | undefined> {
    const input = { caseId, content, ...(documentIds.length > 0 && { documentIds }) };
    let lost: unknown;
    const outcome = await once.send((key) =>
      request(AddParticipantCommentDocument, { input: { ...input, key } }).then(
        ({ addParticipantComment }) => addParticipantComment.metadata,
        (error: unknown) => {
          lost = error;
          return undefined;
        },
      ),
    );
    const failure = sayRequestFailure(i18n, lost) ?? sayMessageFailure(i18n, outcome);
    if (failure !== undefined) return failure;
    draft.clear();
    showNotice({ message: i18n._({ id: 'console.messages.sent', message: 'Successfully sent message.' }) });
    await client.invalidateQueries({ queryKey: messagesKey(caseId) });
    return undefined;
  }

  if (draft.isLoading) return null;
  return (
    <MessageForm
      label={i18n._({ id: 'console.messages.label', message: 'Message to the applicant' })}
      hint={i18n._({
        id: 'console.messages.hint',
        message: 'We will email them that there is a message, but not what it says.',
      })}
      initial={draft.restored}
      onChange={(content) => {
        if (content !== '') {
          draft.keep(content);
          return;
        }
        draft.clear();
        once.forget();
      }}
      onSend={send}
      onUpload={upload}
    />
  );
}

const upload: UploadFile = (file, signal) =>
  sendFile(file, {
    operation: UploadMessageFileDocument,
    input: { files: [null] },
    signal,
    onProgress: () => undefined,
  });
