import { visibleText } from '@handrail/engine';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { isPlain, wordUnseen } from '../../../platform/plain-name.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { UserContactType } from '../staff-case/staff-application.graphql.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { mostLabelCharacters } from './document-mark.ts';
import { listDocumentLabels, listDocumentMarks, type SignedMark } from './list-document-marks.ts';
import { markDocument } from './mark-document.ts';

const DocumentMarkType = builder.objectRef<SignedMark>('DocumentMark').implement({
  description: 'What staff note about one document of a case; applicants never see it.',
  fields: (t) => ({
    documentId: t.exposeID('documentId'),
    label: t.exposeString('label', { nullable: true }),
    isPinned: t.exposeBoolean('isPinned'),
    checkedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null while nobody has said that it was checked.',
      resolve: ({ checkedAt }) => checkedAt,
    }),
    checkedBy: t.field({ type: UserContactType, nullable: true, resolve: ({ checkedBy }) => checkedBy }),
  }),
});

builder.objectFields(StaffCaseType, (t) => ({
  documentMarks: t.field({
    type: [DocumentMarkType],
    resolve: (about, _args, visit) => listDocumentMarks(memberContext(visit), about),
  }),
  documentLabels: t.field({
    type: ['String'],
    description: 'What the program suggests as labels for documents, and as names for requested ones.',
    resolve: async (about, _args, visit) => [...(await listDocumentLabels(memberContext(visit), about))],
  }),
}));

const MarkDocumentInput = builder.inputType('MarkDocumentInput', {
  description: 'What is left out stays as it is; an empty label takes the label away.',
  fields: (t) => ({
    caseId: t.id(),
    documentId: t.id(),
    label: t.string({ required: false }),
    isPinned: t.boolean({ required: false }),
    isChecked: t.boolean({ required: false }),
  }),
});

const mark = z.object({
  caseId: z.uuid(),
  documentId: z.uuid(),
  label: z
    .string()
    .overwrite(visibleText)
    .max(mostLabelCharacters, 'A label can have up to 60 characters')
    .refine(isPlain, wordUnseen)
    .nullish()
    .transform((text) => (text === '' ? null : (text ?? undefined))),
  isPinned: z
    .boolean()
    .nullish()
    .transform((value) => value ?? undefined),
  isChecked: z
    .boolean()
    .nullish()
    .transform((value) => value ?? undefined),
});

builder.mutationField('markDocument', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('workCases'),
    args: { input: t.arg({ type: MarkDocumentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(() => markDocument(memberContext(visit), parseInput(mark, input))),
  }),
);
