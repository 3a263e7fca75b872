import type { I18n } from '@lingui/core';
import type { QueueView } from './queue-filters.ts';

interface EmptyViewText {
  readonly title: string;
  readonly text: string;
}

const texts = {
  review: {
    title: /*i18n*/ { id: 'console.queue.empty.review.title', message: 'Nothing is waiting for review' },
    text: /*i18n*/ {
      id: 'console.queue.empty.review',
      message:
        'A case shows up here when an applicant submits an application. You do not need to do anything until then.',
    },
  },
  mine: {
    title: /*i18n*/ { id: 'console.queue.empty.mine.title', message: 'No case is assigned to you' },
    text: /*i18n*/ {
      id: 'console.queue.empty.mine',
      message: 'Cases that you take or that someone assigns to you show up here.',
    },
  },
  unassigned: {
    title: /*i18n*/ { id: 'console.queue.empty.unassigned.title', message: 'Every case is assigned' },
    text: /*i18n*/ {
      id: 'console.queue.empty.unassigned',
      message: 'New cases wait here until someone takes them.',
    },
  },
  'sent-back': {
    title: /*i18n*/ { id: 'console.queue.empty.sent-back.title', message: 'No case is with an applicant' },
    text: /*i18n*/ {
      id: 'console.queue.empty.sent-back',
      message: 'When you send answers back for corrections, the case waits here until the applicant replies.',
    },
  },
  certification: {
    title: /*i18n*/ {
      id: 'console.queue.empty.certification.title',
      message: 'Nothing is waiting for certification',
    },
    text: /*i18n*/ {
      id: 'console.queue.empty.certification',
      message: 'Reviewed cases show up here for a fiscal officer to certify.',
    },
  },
  fiscal: {
    title: /*i18n*/ {
      id: 'console.queue.empty.fiscal.title',
      message: 'Nothing is waiting for the fiscal team',
    },
    text: /*i18n*/ {
      id: 'console.queue.empty.fiscal',
      message: 'Certified cases show up here for a second officer to issue the money.',
    },
  },
  all: {
    title: /*i18n*/ { id: 'console.queue.empty.all.title', message: 'There are no cases yet' },
    text: /*i18n*/ {
      id: 'console.queue.empty.all',
      message: 'The first case appears when an applicant submits an application in the portal.',
    },
  },
} as const satisfies Record<QueueView, Record<keyof EmptyViewText, { id: string; message: string }>>;

/** What an empty view says. */
export function emptyViewText(i18n: I18n, view: QueueView): EmptyViewText {
  const { title, text } = texts[view];
  return { title: i18n._(title), text: i18n._(text) };
}
