import { SendMagicLinkV2Document } from '../../../gql/operations.ts';
import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import { basenameOf } from '../../../shared/partner/partner-names.ts';
import { rememberEmail } from '../sign-in/remembered-email.ts';
import { withRedirect } from '../../../shared/session/redirect-url.ts';

export interface SendOutcome {
  readonly isSent: boolean;
  /** How long to wait after too many requests for a link. */
  readonly wait?: string | undefined;
}

/** Asks for a sign-in link by mail; tells whether it is on its way. */
export async function sendMagicLink(
  { partner, request }: PortalSession,
  email: string,
  redirectPath: string | undefined,
): Promise<SendOutcome> {
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
  const { status, errors } = sendMagicLinkV2.metadata;
  if (status !== 200)
    return { isSent: false, wait: errors[0] === 'TOO_MANY_REQUESTS' ? errors[1] : undefined };

  rememberEmail(partner.externalId, email);
  return { isSent: true };
}
