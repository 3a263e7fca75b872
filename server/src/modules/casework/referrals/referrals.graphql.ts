import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { listReferralsOf } from '../../applications/index.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { referApplicant } from './refer-applicant.ts';

builder.objectField(StaffCaseType, 'referredProgramIds', (t) =>
  t.idList({
    description: 'The programs to which the applicant was referred, the newest first.',
    resolve: ({ partyId }, _args, visit) => {
      const ctx = memberContext(visit);
      return ctx.db.read((tx) => listReferralsOf(tx, ctx.partnerId, partyId));
    },
  }),
);

const ReferApplicantInput = builder.inputType('ReferApplicantInput', {
  fields: (t) => ({ caseId: t.id(), programId: t.id({ description: 'Another program of the partner.' }) }),
});

const referral = z.object({ caseId: z.uuid(), programId: z.uuid() });

builder.mutationField('referApplicant', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('workCases'),
    description: 'Refers the applicant of a case to another program.',
    args: { input: t.arg({ type: ReferApplicantInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = memberContext(visit);
        const request = parseInput(referral, input);
        await ctx.db.transaction((tx) => referApplicant(tx, ctx, request));
        return {};
      }),
  }),
);
