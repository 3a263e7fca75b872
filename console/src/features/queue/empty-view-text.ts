import type { I18n } from '@lingui/core';
import type { QueueView } from './queue-filters.ts';

interface EmptyViewText {
  readonly title: string;
  readonly text: string;
}

const texts = {
  review: {
    title: 'Nothing is waiting for review',
    text: 'A case comes here when an applicant submits an application. You do not need to do anything until then.',
  },
  mine: {
    title: 'No case is assigned to you',
    text: 'Cases that you take on, or that somebody assigns to you, show here.',
  },
  unassigned: {
    title: 'Every case has somebody',
    text: 'New cases wait here until somebody takes them on.',
  },
  'sent-back': {
    title: 'No case is with an applicant',
    text: 'When you send answers back to be corrected, the case waits here until the applicant replies.',
  },
  certification: {
    title: 'Nothing is waiting for certification',
    text: 'Reviewed cases come here for a fiscal officer to certify.',
  },
  fiscal: {
    title: 'Nothing is waiting for the fiscal team',
    text: 'Certified cases come here for a second officer to issue the money.',
  },
  all: {
    title: 'There are no cases yet',
    text: 'The first case appears when an applicant submits an application in the portal.',
  },
} as const satisfies Record<QueueView, EmptyViewText>;

/** What an empty view says. */
export function emptyViewText(i18n: I18n, view: QueueView): EmptyViewText {
  const { title, text } = texts[view];
  return {
    title: i18n._({ id: `console.queue.empty.${view}.title`, message: title }),
    text: i18n._({ id: `console.queue.empty.${view}`, message: text }),
  };
}
