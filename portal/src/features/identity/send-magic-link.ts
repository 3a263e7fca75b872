import { SendMagicLinkV2Document } from '../../gql/operations.ts';
import type { PortalSession } from '../../app/portal-context.tsx';
import { basenameOf } from '../partner/partner-names.ts';
import { rememberEmail } from './remembered-email.ts';
import { withRedirect } from './redirect-url.ts';

/** Asks for a sign-in link by mail; tells whether it is on its way. */
export async function sendMagicLink(
  { partner, request }: PortalSession,
  email: string,
  redirectPath: string | undefined,
): Promise<boolean> {
  const tenantId = partner.config.identity.applicant.tenantId;
  const continuePath = withRedirect(`${basenameOf(partner)}/identity/magicLink`, redirectPath);
  const input = {
    email,
    partnerId: partner.id,
    tenantId,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    continueUrl: new URL(continuePath, window.location.origin).href,
  };

  const { sendMagicLinkV2 } = await request(SendMagicLinkV2Document, { input }, { tenantId });
  if (sendMagicLinkV2.metadata.status !== 200) return false;

  rememberEmail(partner.externalId, email);
  return true;
}
