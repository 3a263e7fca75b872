import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { UserContactType } from '../staff-case/staff-application.graphql.ts';
import { listAssignableStaff } from '../staff-case/staff-case-contents.ts';

builder.queryField('assignees', (t) =>
  t.field({
    type: [UserContactType],
    access: staffWith('readCases'),
    description: 'Everyone who can be given a case.',
    resolve: (_root, _args, visit) => listAssignableStaff(memberContext(visit)),
  }),
);
