import { defineWords, type Locale } from '@handrail/engine';
import { writeMail, type WrittenMail } from '../../notifications/index.ts';
import type { Partner } from '../../partners/index.ts';

/** Tells a colleague that a note is for them. It says nothing of the applicant: the note is read in the console. */
export function writeMentionMail(
  locale: Locale,
  partner: Partner,
  { author, displayId }: { readonly author: string; readonly displayId: string },
  url: string,
): WrittenMail {
  const words = mentionWords(locale);
  return writeMail(locale, partner, {
    subject: words.subject(author, displayId),
    paragraphs: [words.text(author, displayId)],
    action: { label: words.open, url },
  });
}

const mentionWords = defineWords('mentionMail', {
  subject: (author: string, displayId: string) => `${author} mentioned you on case ${displayId}`,
  text: (author: string, displayId: string) =>
    `${author} mentioned you in a note for staff on case ${displayId}. Open the case to read it.`,
  open: 'Open the case',
});
