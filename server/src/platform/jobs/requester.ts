import type { Actor } from '../actor.ts';

/**
 * Whose turn a job takes: the person who caused it, or the part of the product that did. Everything a schedule causes
 * is one requester, so a thousand reminders take turns with one sign-in mail.
 */
export function toRequester(actor: Actor): string {
  switch (actor.kind) {
    case 'applicant':
    case 'staff':
      return actor.userId;
    case 'system':
      return `system/${actor.name}`;
    case 'anonymous':
      return 'anonymous';
  }
}
