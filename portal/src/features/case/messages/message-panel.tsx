import { useSnackbar } from '@handrail/ui';
import { MessageForm, sayMessageFailure } from '@handrail/ui/messages';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { AddParticipantCommentDocument } from '../../../gql/operations.ts';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';

/** Where the applicant writes to the staff; what was typed is kept on this device until it is sent. */
export function MessagePanel({ caseId }: { readonly caseId: string }) {
  const say = useText();
  const { i18n } = useLingui();
  const { request } = usePortal();
  const client = useQueryClient();
  const showNotice = useSnackbar();
  const draft = useDraft(`message-${caseId}`, isText);

  async function send(content: string): Promise<string | undefined> {
    const outcome = await request(AddParticipantCommentDocument, { input: { caseId, content } }).then(
      ({ addParticipantComment }) => addParticipantComment.metadata,
      () => undefined,
    );
    const failure = sayMessageFailure(i18n, outcome);
    if (failure !== undefined) return failure;
    draft.clear();
    showNotice({ message: say('case.message.sent', 'Successfully sent message.') });
    await client.invalidateQueries({ queryKey: ['case', caseId] });
    return undefined;
  }

  if (draft.isLoading) return null;
  return (
    <MessageForm
      label={say('case.message.label', 'Message to your case worker')}
      initial={draft.restored}
      onChange={(content) => {
        if (content === '') draft.clear();
        else draft.keep(content);
      }}
      onSend={send}
    />
  );
}

function isText(values: unknown): values is string {
  return typeof values === 'string';
}
