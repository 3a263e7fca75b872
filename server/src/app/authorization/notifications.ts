import { adminsOnly, everywhere, mutation, type OperationExpectation } from './expectation.ts';

export const notificationsExpectations: Record<string, OperationExpectation> = {
  'Query.noticeSettings': {
    document: 'query Test { noticeSettings { reminderDays templates { kind subject body } } }',
    ...everywhere(adminsOnly('done')),
  },
  'Mutation.saveNoticeTemplate': {
    document: mutation('saveNoticeTemplate', 'SaveNoticeTemplateInput'),
    variables: () => ({ input: { kind: 'application-submitted' } }),
    ...everywhere(adminsOnly('done')),
    delicate: { saveNoticeTemplate: { as: 'partnerAdmin' } },
  },
  'Mutation.saveReminderDays': {
    document: mutation('saveReminderDays', 'SaveReminderDaysInput'),
    variables: () => ({ input: { days: 3 } }),
    ...everywhere(adminsOnly('done')),
  },
};
