import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { CaseType } from '../../cases/index.ts';
import { UserType } from '../../users/index.ts';
import { countNewForApplicant, type NewMessages } from './list-messages.ts';

const NewMessagesType = builder.objectRef<NewMessages>('NewMessages').implement({
  description: 'How many messages of the staff about a case the person has not read yet.',
  fields: (t) => ({ caseId: t.exposeID('caseId'), count: t.exposeInt('count') }),
});

builder.objectField(UserType, 'newMessages', (t) =>
  t.field({
    type: [NewMessagesType],
    description: 'The cases with messages that the person has not read yet.',
    resolve: ({ id }, _args, visit) => countNewForApplicant(memberContext(visit), id),
  }),
);

builder.objectField(CaseType, 'unreadMessageCount', (t) =>
  t.int({
    description: 'How many messages of the staff the person has not read yet.',
    resolve: async ({ id, submitterId }, _args, visit) => {
      const found = await countNewForApplicant(memberContext(visit), submitterId);
      return found.find(({ caseId }) => caseId === id)?.count ?? 0;
    },
  }),
);
