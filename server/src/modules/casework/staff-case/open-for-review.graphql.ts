import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { toPayload } from '../../../platform/graphql/payload.ts';
import { toRecordId } from '../../../platform/graphql/record-id.ts';
import { CasePayload } from '../casework.graphql.ts';
import { openForReview } from './open-for-review.ts';

const OpenCaseForReviewInput = builder.inputType('OpenCaseForReviewInput', {
  fields: (t) => ({ caseId: t.id() }),
});

builder.mutationField('openCaseForReview', (t) =>
  t.field({
    type: CasePayload,
    access: staffWith('readCases'),
    description: 'Starts the review of a case that waits for one; changes nothing about any other.',
    args: { input: t.arg({ type: OpenCaseForReviewInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        case: await openForReview(memberContext(visit), toRecordId(input.caseId)),
      })),
  }),
);
