import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { signedIn } from '../../../platform/graphql/access.ts';
import { builder, type BuilderTypes } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { optionalKey } from '../../../platform/graphql/optional-key.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { CaseType } from '../../cases/index.ts';
import { DocumentType } from '../../documents/index.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { addParticipantComment } from './add-participant-comment.ts';
import type { CaseMessage } from './case-message.ts';
import { countUnreadForStaff, listOwnMessages, listStaffMessages } from './list-messages.ts';
import { markMessagesRead } from './mark-messages-read.ts';

type FieldsOf<Shape> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Shape>;

const messageFields = (t: FieldsOf<CaseMessage>) => ({
  id: t.exposeID('id'),
  content: t.exposeString('content'),
  isFromStaff: t.exposeBoolean('isFromStaff'),
  authorName: t.exposeString('authorName', {
    nullable: true,
    description: 'Their name, or else their email.',
  }),
  documents: t.field({
    type: [DocumentType],
    description: 'The files that were sent with it.',
    resolve: ({ documents }) => [...documents],
  }),
  createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
});

const CaseMessageType = builder.objectRef<CaseMessage>('CaseMessage').implement({
  description: 'A message about a case as the applicant sees it: when staff read it is theirs to know.',
  fields: (t) => ({
    ...messageFields(t),
    isNew: t.boolean({
      description: 'Whether staff wrote it and the person has not read it yet.',
      resolve: ({ isFromStaff, readAt }) => isFromStaff && readAt === null,
    }),
  }),
});

const StaffMessageType = builder.objectRef<CaseMessage>('StaffMessage').implement({
  description: 'A message about a case as staff see it.',
  fields: (t) => ({
    ...messageFields(t),
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
    type: [StaffMessageType],
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
  fields: (t) => ({
    caseId: t.id(),
    content: t.string(),
    documentIds: t.idList({ required: false, description: 'Files that the caller uploaded, to go with it.' }),
    key: t.id({ required: false, description: 'Repeating the same key sends nothing again.' }),
  }),
});

const message = z.object({
  caseId: z.uuid(),
  content: z.string(),
  documentIds: z.array(z.uuid()).max(20).nullish(),
  key: optionalKey,
});

builder.mutationField('addParticipantComment', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    description:
      'Writes to the other side of a case: the applicant to the staff, or the staff to the applicant.',
    args: { input: t.arg({ type: AddParticipantCommentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { caseId, content, documentIds, key } = parseInput(message, input);
        await addParticipantComment(memberContext(visit), caseId, content, documentIds ?? [], key);
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
