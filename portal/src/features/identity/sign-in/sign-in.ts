import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import {
  BeginSessionDocument,
  SignInWithEmailLinkDocument,
  SignInWithPasswordDocument,
  type BeginSessionMutationVariables,
} from '../../../gql/operations.ts';
import { forgetEmail } from './remembered-email.ts';

/** Whether the person is in; a refusal carries the code that says why. */
export type SignInOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string | undefined; readonly errors: readonly string[] };

type Mechanism = BeginSessionMutationVariables['input']['authenticationMechanism'];

export async function signInWithLink(
  session: PortalSession,
  { token, email }: { readonly token: string; readonly email: string | undefined },
): Promise<SignInOutcome> {
  const scope = scopeOf(session);
  const { signInWithEmailLink } = await session.request(
    SignInWithEmailLinkDocument,
    { input: { ...scope, token, email } },
    scope,
  );
  return beginSession(session, 'EMAIL_TOKEN', signInWithEmailLink);
}

export async function signInWithPassword(
  session: PortalSession,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<SignInOutcome> {
  const scope = scopeOf(session);
  const reply = await session.request(
    SignInWithPasswordDocument,
    { input: { ...scope, email, password } },
    scope,
  );
  return beginSession(session, 'BASIC', reply.signInWithPassword);
}

interface Proof {
  readonly metadata: { readonly errors: readonly string[] };
  readonly identity: { readonly token: string; readonly userId: string } | null;
}

/** Exchanges the proof of identity for a session cookie. */
async function beginSession(
  session: PortalSession,
  authenticationMechanism: Mechanism,
  { metadata, identity }: Proof,
): Promise<SignInOutcome> {
  if (!identity) return { ok: false, code: metadata.errors[0], errors: metadata.errors };

  const scope = scopeOf(session);
  const { token, userId } = identity;
  const reply = await session.request(
    BeginSessionDocument,
    { input: { ...scope, token, userId, authenticationMechanism } },
    { ...scope, identityToken: token },
  );
  if (reply.beginSession.metadata.status >= 400) {
    const { errors } = reply.beginSession.metadata;
    return { ok: false, code: errors[0], errors };
  }

  forgetEmail(session.partner.externalId);
  return { ok: true };
}

function scopeOf({ partner }: PortalSession) {
  return { partnerId: partner.id, tenantId: partner.config.identity.applicant.tenantId };
}
