import { useSnackbar } from '@handrail/ui';
import { MessageForm, sayMessageFailure, type UploadFile } from '@handrail/ui/messages';
import { sendFile } from '@handrail/ui/uploads';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { AddParticipantCommentDocument, UploadMessageFileDocument } from '../../gql/operations.ts';
import { useConsole } from '../../shared/context/console-context.tsx';
import { messagesKey } from './use-case-messages.ts';

// Personal text is not stored on the device of staff: a draft lasts as long as the page.
const drafts = new Map<string, string>();

/** Where staff write to the applicant of a case. */
export function StaffMessageForm({ caseId }: { readonly caseId: string }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const client = useQueryClient();
  const showNotice = useSnackbar();

  async function send(content: string, documentIds: readonly string[]): Promise<string | undefined> {
    const input = { caseId, content, ...(documentIds.length > 0 && { documentIds }) };
    const outcome = await request(AddParticipantCommentDocument, { input }).then(
      ({ addParticipantComment }) => addParticipantComment.metadata,
      () => undefined,
    );
    const failure = sayMessageFailure(i18n, outcome);
    if (failure !== undefined) return failure;
    drafts.delete(caseId);
    showNotice({ message: i18n._({ id: 'console.messages.sent', message: 'Successfully sent message.' }) });
    await client.invalidateQueries({ queryKey: messagesKey(caseId) });
    return undefined;
  }

  return (
    <MessageForm
      label={i18n._({ id: 'console.messages.label', message: 'Message to the applicant' })}
      hint={i18n._({
        id: 'console.messages.hint',
        message: 'We will email them that there is a message, but not what it says.',
      })}
      initial={drafts.get(caseId)}
      onChange={(content) => {
        drafts.set(caseId, content);
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
