import { members, type OperationExpectation, visitors } from './expectation.ts';

export const usersExpectations: Record<string, OperationExpectation> = {
  'Query.currentUser': {
    document: 'query Test { currentUser { id email } }',
    atHome: { ...visitors('nothing'), ...members('done') },
    abroad: { ...visitors('nothing'), ...members('done') },
  },
};
