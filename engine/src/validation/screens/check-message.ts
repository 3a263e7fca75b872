import { countCharacters } from '../fields/check-text.ts';
import { messages } from '../fields/messages.ts';
import { collectErrors, requireText, unless, type FormErrors } from './form-errors.ts';

export const maxMessageCharacters = 600;

/** Checks a message to a case. */
export function checkMessage({ content }: { readonly content?: string }): FormErrors<'content'> {
  return collectErrors({
    content: requireText('Message', content, (text) =>
      unless(text.length <= maxMessageCharacters, messages.tooLong('Message')),
    ),
  });
}

/** A message as it is sent. */
export function toMessage(content: string): string {
  return content.trim();
}

/** Whether there is something new and right to send, compared with what the form started with. */
export function canSendMessage(content: string, initial = ''): boolean {
  return toMessage(content) !== toMessage(initial) && checkMessage({ content }).content === undefined;
}

/** As "12/600 characters". */
export function toMessageCounter(content: string): string {
  return countCharacters(toMessage(content), maxMessageCharacters);
}
