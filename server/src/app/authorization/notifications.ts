import { members, mutation, type OperationExpectation, type Outcome, visitors } from './expectation.ts';

/** Admins alone; a session says which partner is meant, so there is no abroad. */
const admins = (outcome: Outcome) => {
  const outcomes = {
    ...visitors('UNAUTHORIZED'),
    ...members('FORBIDDEN'),
    partnerAdmin: outcome,
    platformStaff: outcome,
  };
  return { atHome: outcomes, abroad: outcomes };
};

export const notificationsExpectations: Record<string, OperationExpectation> = {
  'Query.noticeSettings': {
    document: 'query Test { noticeSettings { reminderDays templates { kind subject body } } }',
    ...admins('done'),
  },
  'Mutation.saveNoticeTemplate': {
    document: mutation('saveNoticeTemplate', 'SaveNoticeTemplateInput'),
    variables: () => ({ input: { kind: 'application-submitted' } }),
    ...admins('done'),
  },
  'Mutation.saveReminderDays': {
    document: mutation('saveReminderDays', 'SaveReminderDaysInput'),
    variables: () => ({ input: { days: 3 } }),
    ...admins('done'),
  },
};
