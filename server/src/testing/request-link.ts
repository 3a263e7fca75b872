import { sendMagicLink } from '../modules/identity/links/send-magic-link.ts';
import type { Partner } from '../modules/partners/index.ts';
import type { TestContext } from './build-context.ts';
import { deliverMails } from './deliver-mails.ts';

export interface RequestedLink {
  readonly url: URL;
  readonly token: string;
  readonly verifier: string;
}

/** Asks for a magic link and reads it in the mail, like a person. */
export async function requestLink(
  ctx: TestContext,
  partner: Partner,
  {
    email = 'ada@demo.example',
    tenant = 'applicant',
    continueUrl,
  }: { email?: string; tenant?: 'applicant' | 'advocate'; continueUrl?: string } = {},
): Promise<RequestedLink> {
  const { verifier } = await sendMagicLink(ctx, {
    email,
    tenantId: partner.tenantIds[tenant],
    timezone: 'America/Chicago',
    continueUrl,
  });
  const [mail] = await deliverMails(ctx);
  const url = new URL(/https:\S+magicLink\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return { url, token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '', verifier };
}
