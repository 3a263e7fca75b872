import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { signedIn } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { CaseType } from '../../cases/index.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { addParticipantComment } from './add-participant-comment.ts';
import type { CaseMessage } from './case-message.ts';
import { countUnreadForStaff, listOwnMessages, listStaffMessages } from './list-messages.ts';
import { markMessagesRead } from './mark-messages-read.ts';

const CaseMessageType = builder.objectRef<CaseMessage>('CaseMessage').implement({
  description: 'What an applicant and the staff wrote to each other about a case.',
  fields: (t) => ({
    id: t.exposeID('id'),
    content: t.exposeString('content'),
    isFromStaff: t.exposeBoolean('isFromStaff'),
    authorName: t.exposeString('authorName', {
      nullable: true,
      description: 'Their name, or else their email.',
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    readAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the other side read it.',
      resolve: ({ readAt }) => readAt,
    }),
  }),
});

builder.objectField(CaseType, 'messages', (t) =>
  t.field({
    type: [CaseMessageType],
    description: 'What the person and the staff wrote to each other, newest first.',
    resolve: (own, _args, visit) => listOwnMessages(memberContext(visit), own),
  }),
);

builder.objectField(StaffCaseType, 'messages', (t) =>
  t.field({
    type: [CaseMessageType],
    description: 'What applicants and staff wrote to each other, newest first.',
    resolve: (about, _args, visit) => listStaffMessages(memberContext(visit), about),
  }),
);

builder.objectField(StaffCaseType, 'unreadMessageCount', (t) =>
  t.int({
    description: 'How many messages of applicants no one on the staff has read yet.',
    resolve: (about, _args, visit) => countUnreadForStaff(memberContext(visit), about),
  }),
);

const AddParticipantCommentInput = builder.inputType('AddParticipantCommentInput', {
  fields: (t) => ({ caseId: t.id(), content: t.string() }),
});

const message = z.object({ caseId: z.uuid(), content: z.string() });

builder.mutationField('addParticipantComment', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    description:
      'Writes to the other side of a case: the applicant to the staff, or the staff to the applicant.',
    args: { input: t.arg({ type: AddParticipantCommentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { caseId, content } = parseInput(message, input);
        await addParticipantComment(memberContext(visit), caseId, content);
        return {};
      }),
  }),
);

const MarkCaseMessagesReadInput = builder.inputType('MarkCaseMessagesReadInput', {
  fields: (t) => ({ caseId: t.id() }),
});

builder.mutationField('markCaseMessagesRead', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    description: 'Notes that the caller has read what the other side of a case wrote.',
    args: { input: t.arg({ type: MarkCaseMessagesReadInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { caseId } = parseInput(z.object({ caseId: z.uuid() }), input);
        await markMessagesRead(memberContext(visit), caseId);
        return {};
      }),
  }),
);
