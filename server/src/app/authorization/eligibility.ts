import { adminsOnly, everywhere, mutation, type OperationExpectation } from './expectation.ts';

const content = { questions: [{ id: '1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' }] };

// There is no draft or version yet, so that those who may are told that theirs is not what they looked at.
export const eligibilityExpectations: Record<string, OperationExpectation> = {
  'Query.eligibilityDesk': {
    document:
      'query Test { eligibilityDesk { current { number content } draft { content } versions { number } programs { id } areas { id } } }',
    ...everywhere(adminsOnly('done')),
  },
  'Query.eligibilityFigures': {
    document:
      'query Test { eligibilityFigures { month checks areas { key name } reached { name count } programs { likely } } }',
    ...everywhere(adminsOnly('done')),
  },
  'Mutation.exportEligibilityFigures': {
    document: 'mutation Test { exportEligibilityFigures { metadata { status errors } } }',
    ...everywhere(adminsOnly('done')),
  },
  'Mutation.saveEligibilityDraft': {
    document: mutation('saveEligibilityDraft', 'SaveEligibilityDraftInput'),
    variables: () => ({ input: { content, revision: 7 } }),
    ...everywhere(adminsOnly('CONFLICT')),
  },
  'Mutation.discardEligibilityDraft': {
    document: mutation('discardEligibilityDraft', 'DiscardEligibilityDraftInput'),
    variables: () => ({ input: { revision: 7 } }),
    ...everywhere(adminsOnly('CONFLICT')),
  },
  'Mutation.publishEligibility': {
    document: mutation('publishEligibility', 'PublishEligibilityInput'),
    variables: () => ({ input: { revision: 7, note: '' } }),
    ...everywhere(adminsOnly('CONFLICT')),
    delicate: { publishEligibility: { as: 'partnerAdmin' } },
  },
  'Mutation.takeBackEligibility': {
    document: mutation('takeBackEligibility', 'TakeBackEligibilityInput'),
    variables: () => ({ input: { number: 7 } }),
    ...everywhere(adminsOnly('CONFLICT')),
    delicate: { publishEligibility: { as: 'partnerAdmin' } },
  },
};
