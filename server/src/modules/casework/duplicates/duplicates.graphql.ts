import { visibleText } from '@handrail/engine';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { CaseSummaryType } from '../../cases/index.ts';
import { UserContactType } from '../staff-case/staff-application.graphql.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { verdicts } from './duplicate-store.ts';
import {
  type Duplicates,
  listDuplicates,
  type PossibleDuplicate,
  type ResolvedDuplicate,
} from './list-duplicates.ts';
import { matchKinds } from './match-kinds.ts';
import { resolveDuplicate } from './resolve-duplicate.ts';

const MatchKindEnum = builder.enumType('DuplicateMatchKind', { values: matchKinds });
const VerdictEnum = builder.enumType('DuplicateVerdict', { values: verdicts });

const PossibleType = builder.objectRef<PossibleDuplicate>('PossibleDuplicate').implement({
  fields: (t) => ({
    case: t.field({ type: CaseSummaryType, resolve: (duplicate) => duplicate.case }),
    name: t.exposeString('name', { nullable: true }),
    kinds: t.field({
      type: [MatchKindEnum],
      description: 'In what the cases are alike, the strongest first; the values themselves are never given.',
      resolve: ({ kinds }) => [...kinds],
    }),
  }),
});

const ResolvedType = builder.objectRef<ResolvedDuplicate>('ResolvedDuplicate').implement({
  fields: (t) => ({
    case: t.field({ type: CaseSummaryType, resolve: (duplicate) => duplicate.case }),
    name: t.exposeString('name', { nullable: true }),
    verdict: t.field({ type: VerdictEnum, resolve: ({ verdict }) => verdict }),
    note: t.exposeString('note', { nullable: true }),
    resolvedBy: t.field({ type: UserContactType, nullable: true, resolve: ({ resolver }) => resolver }),
    resolvedAt: t.field({ type: 'DateTime', resolve: ({ resolvedAt }) => resolvedAt }),
  }),
});

const DuplicatesType = builder.objectRef<Duplicates>('CaseDuplicates').implement({
  description: 'Cases that may be about the same person under another account.',
  fields: (t) => ({
    possible: t.field({
      type: [PossibleType],
      description: 'Those that nobody decided about yet, no more than 20.',
      resolve: ({ possible }) => [...possible],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether there are more than are listed.' }),
    resolved: t.field({
      type: [ResolvedType],
      description: 'Those that someone decided about, newest first.',
      resolve: ({ resolved }) => [...resolved],
    }),
  }),
});

builder.objectField(StaffCaseType, 'duplicates', (t) =>
  t.field({
    type: DuplicatesType,
    resolve: (about, _args, visit) => listDuplicates(memberContext(visit), about),
  }),
);

const ResolveDuplicateInput = builder.inputType('ResolveDuplicateInput', {
  fields: (t) => ({
    caseId: t.id(),
    otherCaseId: t.id(),
    verdict: t.field({ type: VerdictEnum }),
    note: t.string({ required: false, description: 'For staff alone.' }),
  }),
});

const maxNoteCharacters = 2_000;
const resolution = z.object({
  caseId: z.uuid(),
  otherCaseId: z.uuid(),
  verdict: z.enum(verdicts),
  note: z
    .string()
    .overwrite(visibleText)
    .max(maxNoteCharacters, 'A note can have up to 2,000 characters')
    .nullish()
    .transform((note) => (note === undefined || note === '' ? null : note)),
});

builder.mutationField('resolveDuplicate', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('workCases'),
    description: 'Says whether two cases are about the same person.',
    args: { input: t.arg({ type: ResolveDuplicateInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(() => resolveDuplicate(memberContext(visit), parseInput(resolution, input))),
  }),
);
