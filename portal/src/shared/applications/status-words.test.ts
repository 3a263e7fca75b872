import { describe, expect, it } from 'vitest';
import type { Say } from '../context/use-text.ts';
import { sayStatus } from './status-words.ts';

const say: Say = Object.assign((_id: string, message: string) => message, { locale: 'en' } as const);

describe('the words of a status', () => {
  it.each([
    ['Application', 'Open', 'You have not applied to this program yet. You can start now.'],
    ['InProgress', 'In Progress', 'You have started this application. Please finish and submit it.'],
    [
      'Incomplete',
      'Incomplete',
      'We need more information from you. Open your application to see what is missing.',
    ],
    ['AwaitingReview', 'Awaiting Review', 'We received your application. A case worker will review it soon.'],
    ['InReview', 'In Review', 'A case worker is reviewing your application.'],
    ['Approved', 'Approved', 'Your application was approved. We will email you about the payment.'],
    ['Denied', 'Denied', 'Your application was not approved. Contact us if you have questions.'],
    [
      'WithdrawnOpen',
      'Withdrawn',
      'Your application was withdrawn because there was no activity for a while. You can still resume and submit it.',
    ],
    [
      'WithdrawnClosed',
      'Withdrawn',
      'Your application was withdrawn and the program is closed. Please contact your case manager.',
    ],
    ['Unknown', 'N/A', 'There was an error retrieving the status of your application.'],
  ] as const)(
    'that is %s are "%s" [P374] [P375] [P376] [P377] [P378] [P379] [P380] [P381] [P395] [P396] [P397] [P398] [P399] [Q010] [Q011] [Q012] [Q013] [Q014]',
    (status, label, message) => {
      expect(sayStatus(say, status, { statusOverrides: [] }, { locale: 'en' })).toEqual({
        label,
        message,
        isOwnMessage: false,
      });
    },
  );
});
