import { updateProfile } from '../modules/account/update-profile.ts';
import type { Mail } from '../ports/mailer.ts';
import type { TestContext } from './build-context.ts';
import { deliverMails } from './deliver-mails.ts';

export interface AskedEmail {
  readonly mails: readonly Mail[];
  /** From the link in the mail to the new address; empty when that mail has none. */
  readonly token: string;
}

/** Asks for a change of email and reads the mails that leave, like the two mailboxes. */
export async function askForEmail(ctx: TestContext, email = 'new@demo.example'): Promise<AskedEmail> {
  await updateProfile(ctx, { email });
  const mails = await deliverMails(ctx);
  return { mails, token: findVerifyToken(mails) };
}

/** The token of the newest verification link among mails. */
export function findVerifyToken(mails: readonly Mail[]): string {
  const links = mails.flatMap(({ text }) => /https:\S+verifyEmail#token=(\S+)/.exec(text)?.[1] ?? []);
  return links.at(-1) ?? '';
}
