import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { maxAmountCents } from '../casework.graphql.ts';
import { UserContactType } from '../staff-case/staff-application.graphql.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { listRecommendedAmounts, type RecommendedAmount } from './list-recommended-amounts.ts';
import { recommendAmount } from './recommend-amount.ts';

const RecommendedAmountType = builder.objectRef<RecommendedAmount>('RecommendedAmount').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    amount: t.exposeInt('amountCents', { description: 'In cents.' }),
    recommendedBy: t.field({ type: UserContactType, nullable: true, resolve: ({ user }) => user }),
    recommendedAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

builder.objectField(StaffCaseType, 'recommendedAmounts', (t) =>
  t.field({
    type: [RecommendedAmountType],
    description: 'What staff recommended, newest first; what the applicant asked for is in facts.',
    resolve: (about, _args, visit) => listRecommendedAmounts(memberContext(visit), about),
  }),
);

const RecommendAmountInput = builder.inputType('RecommendAmountInput', {
  fields: (t) => ({ caseId: t.id(), amount: t.int({ description: 'In cents.' }) }),
});

const recommendation = z.object({
  caseId: z.uuid(),
  amount: z.number().int().min(0, 'Enter an amount').max(maxAmountCents, 'Enter a smaller amount'),
});

builder.mutationField('recommendAmount', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('workCases'),
    args: { input: t.arg({ type: RecommendAmountInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { caseId, amount } = parseInput(recommendation, input);
        await recommendAmount(memberContext(visit), { caseId, amountCents: amount });
      }),
  }),
);
