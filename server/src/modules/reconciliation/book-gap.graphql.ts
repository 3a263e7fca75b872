import { z } from 'zod';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { staffWith } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import type { BookGap } from './book-gap.ts';
import { sayBookGap } from './book-gap-words.ts';
import { listBookGaps, resolveGap } from './resolve-gap.ts';

const BookGapType = builder.objectRef<BookGap>('BookGap').implement({
  description: 'A difference between journal, payments and what the payment provider reports.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.string({
      description: 'What differs, with both sides of it.',
      resolve: (gap, _args, { locale }) => sayBookGap(locale, gap),
    }),
    fundId: t.exposeID('fundId', { nullable: true }),
    fundName: t.exposeString('fundName', { nullable: true }),
    caseId: t.exposeID('caseId', { nullable: true }),
    blocksFund: t.exposeBoolean('blocksFund', { description: 'Nothing leaves its fund while it is open.' }),
    foundAt: t.field({ type: 'DateTime', resolve: ({ foundAt }) => foundAt }),
    lastSeenAt: t.field({ type: 'DateTime', resolve: ({ lastSeenAt }) => lastSeenAt }),
  }),
});

builder.queryField('bookGaps', (t) =>
  t.field({
    type: [BookGapType],
    access: staffWith('issuePayments'),
    description: 'The differences in the books that nobody has resolved, the oldest first.',
    resolve: (_root, _args, visit) => listBookGaps(memberContext(visit)),
  }),
);

const ResolveBookGapInput = builder.inputType('ResolveBookGapInput', {
  fields: (t) => ({ id: t.id(), resolution: t.string({ description: 'What was found and done.' }) }),
});
const ResolveBookGapPayload = definePayload<{ bookGaps: BookGap[] }>('ResolveBookGapPayload', (t) => ({
  bookGaps: t.field({
    type: [BookGapType],
    nullable: true,
    description: 'Those that are left.',
    resolve: ({ bookGaps }) => bookGaps ?? null,
  }),
}));

const gapToResolve = z.object({ id: z.uuid(), resolution: z.string().trim().min(1).max(500) });

builder.mutationField('resolveBookGap', (t) =>
  t.field({
    type: ResolveBookGapPayload,
    access: staffWith('changeFunds'),
    args: { input: t.arg({ type: ResolveBookGapInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        bookGaps: await resolveGap(memberContext(visit), parseInput(gapToResolve, input)),
      })),
  }),
);
