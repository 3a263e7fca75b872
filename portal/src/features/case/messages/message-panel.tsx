import { Skeleton, useSnackbar } from '@handrail/ui';
import { useSendOnce } from '@handrail/ui/drafts';
import { MessageForm, sayMessageFailure, type UploadFile } from '@handrail/ui/messages';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { AddParticipantCommentDocument, UploadMessageFileDocument } from '../../../gql/operations.ts';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { caseDocumentsKey } from '../case-query.ts';
import { useText } from '../../../shared/context/use-text.ts';
import { sendFile } from '../../../shared/documents/send-file.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';

/** Where the applicant writes to the staff; what was typed is kept on this device until it is sent. */
export function MessagePanel({ caseId }: { readonly caseId: string }) {
  const say = useText();
  const { i18n } = useLingui();
  const { request } = usePortal();
  const client = useQueryClient();
  const showNotice = useSnackbar();
  const draft = useDraft(`message-${caseId}`, isText);
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
    const failure = sayMessageFailure(i18n, outcome, lost);
    if (failure !== undefined) return failure;
    draft.clear();
    showNotice({ message: say('case.message.sent', 'Successfully sent message.') });
    await Promise.all(
      [['case', caseId], caseDocumentsKey(caseId)].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    return undefined;
  }

  if (draft.isLoading) return <Skeleton />;
  return (
    <MessageForm
      label={say('case.message.label', 'Message to your case worker')}
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

function isText(values: unknown): values is string {
  return typeof values === 'string';
}
