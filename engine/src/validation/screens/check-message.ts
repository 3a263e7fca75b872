import { defineWords } from '../../language/define-words.ts';
import type { Locale } from '../../language/locale.ts';
import { countCharacters } from '../fields/check-text.ts';
import { messages } from '../fields/messages.ts';
import { visibleText } from '../../values/visible-text.ts';
import { collectErrors, requireText, unless, type FormErrors } from './form-errors.ts';

const maxMessageCharacters = 600;

/** Checks a message to a case. */
export function checkMessage(
  locale: Locale,
  { content }: { readonly content?: string },
): FormErrors<'content'> {
  const label = messageWord(locale);
  return collectErrors({
    content: requireText(locale, label, toMessage(content ?? ''), (text) =>
      unless(isSendable(text), messages(locale).tooLong(label)),
    ),
  });
}

const messageWord = defineWords('message', 'Message');

function isSendable(text: string): boolean {
  return text !== '' && text.length <= maxMessageCharacters;
}

/** A message as it is sent. */
export function toMessage(content: string): string {
  return visibleText(content);
}

/** Whether there is something new and right to send, compared with what the form started with. */
export function canSendMessage(content: string, initial = ''): boolean {
  return toMessage(content) !== toMessage(initial) && isSendable(toMessage(content));
}

/** As "12/600 characters". */
export function toMessageCounter(locale: Locale, content: string): string {
  return countCharacters(locale, toMessage(content), maxMessageCharacters);
}
