import { everywhere, members, type OperationExpectation, visitors } from './expectation.ts';

export const usersExpectations: Record<string, OperationExpectation> = {
  'Query.currentUser': {
    document: 'query Test { currentUser { id email } }',
    ...everywhere({ ...visitors('nothing'), ...members('done') }),
  },
};
