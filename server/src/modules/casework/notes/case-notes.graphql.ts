import { visibleText } from '@handrail/engine';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { optionalKey } from '../../../platform/graphql/optional-key.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { UserContactType } from '../staff-case/staff-application.graphql.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { addCaseNote } from './add-case-note.ts';
import { listCaseNotes, type SignedNote } from './list-case-notes.ts';

const CaseNoteType = builder.objectRef<SignedNote>('CaseNote').implement({
  description: 'What a member of staff noted about a case; applicants never see it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    body: t.exposeString('body'),
    author: t.field({ type: UserContactType, nullable: true, resolve: ({ author }) => author }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

builder.objectField(StaffCaseType, 'notes', (t) =>
  t.field({
    type: [CaseNoteType],
    description: 'What staff noted about the case, newest first.',
    resolve: ({ id }, _args, visit) => listCaseNotes(memberContext(visit), id),
  }),
);

const AddCaseNoteInput = builder.inputType('AddCaseNoteInput', {
  fields: (t) => ({
    caseId: t.id(),
    body: t.string(),
    key: t.id({ required: false, description: 'Repeating the same key adds nothing again.' }),
  }),
});

const maxNoteCharacters = 2_000;
const note = z.object({
  caseId: z.uuid(),
  body: z
    .string()
    .overwrite(visibleText)
    .min(1, 'Enter a note')
    .max(maxNoteCharacters, 'A note can have up to 2,000 characters'),
  key: optionalKey,
});

builder.mutationField('addCaseNote', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('readCases'),
    args: { input: t.arg({ type: AddCaseNoteInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        await addCaseNote(memberContext(visit), parseInput(note, input));
      }),
  }),
);
