import type { Partner } from '../../../shared/partner/get-partner.ts';
import { basenameOf } from '../../../shared/partner/partner-names.ts';

/** Goes on after sign-in with a new document, so that nothing of the signed-out page lives on (P477, P478). */
export function enterPortal(partner: Partner, redirectPath: string | undefined): void {
  window.location.replace(redirectPath ?? `${basenameOf(partner)}/application/portal`);
}
