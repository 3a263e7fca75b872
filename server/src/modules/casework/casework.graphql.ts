import { type CaseActionName, caseStatuses, directActionNames } from '@handrail/engine/cases';
import { z } from 'zod';
import { applicants, signedIn } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { ApplicationPayload } from '../applications/index.ts';
import { type Case, CaseStatusEnum, CaseSummaryType } from '../cases/index.ts';
import { type CaseActionRequest, performCaseAction } from './perform-case-action.ts';
import { submitApplication } from './submit-application.ts';

const SubmitApplicationInput = builder.inputType('SubmitApplicationInput', {
  fields: (t) => ({ id: t.id() }),
});

builder.mutationField('submitApplication', (t) =>
  t.field({
    type: ApplicationPayload,
    access: applicants,
    args: { input: t.arg({ type: SubmitApplicationInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { id } = parseInput(z.object({ id: z.uuid() }), input);
        return { application: await submitApplication(memberContext(visit), id) };
      }),
  }),
);

export const CasePayload = definePayload<{ case: Case }>('CasePayload', (t) => ({
  case: t.field({ type: CaseSummaryType, nullable: true, resolve: ({ case: moved }) => moved ?? null }),
}));

export const DirectCaseActionEnum = builder.enumType('DirectCaseAction', {
  description: 'What can be done to a case by name; submitting goes through the form.',
  values: directActionNames,
});

export const PerformCaseActionInput = builder.inputType('PerformCaseActionInput', {
  fields: (t) => ({
    caseId: t.id(),
    action: t.field({ type: DirectCaseActionEnum }),
    seen: t.field({ type: CaseStatusEnum, description: 'The status on the screen of whoever acts.' }),
    seenAt: t.field({
      type: 'DateTime',
      required: false,
      description: 'When the case came to that status, as the screen has it.',
    }),
    reason: t.string({ required: false, description: 'The applicant will read it.' }),
    requestedAmount: t.int({ required: false, description: 'In cents.' }),
    assigneeId: t.id({ required: false }),
  }),
});

const maxReasonCharacters = 2_000;
export const maxAmountCents = 100_000_000_00;
const request = z.object({
  caseId: z.uuid(),
  action: z.enum(directActionNames as [CaseActionName, ...CaseActionName[]]),
  seen: z.enum(caseStatuses),
  seenAt: z.date().nullish(),
  reason: z.string().max(maxReasonCharacters).nullish(),
  requestedAmount: z.number().int().min(0).max(maxAmountCents).nullish(),
  assigneeId: z.uuid().nullish(),
});

/** What a client asks for, checked. */
export function toActionRequest(input: typeof PerformCaseActionInput.$inferInput): CaseActionRequest {
  const { reason, requestedAmount, assigneeId, seenAt, ...rest } = parseInput(request, input);
  return {
    ...rest,
    seenAt: seenAt ?? undefined,
    reason: reason ?? undefined,
    requestedAmountCents: requestedAmount ?? undefined,
    assigneeId: assigneeId ?? undefined,
  };
}

builder.mutationField('performCaseAction', (t) =>
  t.field({
    type: CasePayload,
    access: signedIn,
    args: { input: t.arg({ type: PerformCaseActionInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        const asked = toActionRequest(input);
        return { case: await ctx.db.transaction((tx) => performCaseAction(tx, ctx, asked)) };
      }),
  }),
);
