import { builder } from '../../../../platform/graphql/builder.ts';
import { memberContext } from '../../../../platform/graphql/member-context.ts';
import { CaseSummaryType } from '../../../cases/index.ts';
import { StaffCaseType } from '../staff-case.graphql.ts';
import { listOtherCases } from './list-other-cases.ts';

builder.objectField(StaffCaseType, 'otherCases', (t) =>
  t.field({
    type: [CaseSummaryType],
    description: 'The other cases about the same person, newest first; no more than 50.',
    resolve: (about, _args, visit) => listOtherCases(memberContext(visit), about),
  }),
);
