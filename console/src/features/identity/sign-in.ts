import type { ConsoleSession } from '../../app/console-context.tsx';
import { BeginSessionDocument, SignInWithPasswordDocument } from '../../gql/operations.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs a member of staff in; gives the code of the refusal when the server refuses. */
export async function signIn(
  { partner, request }: ConsoleSession,
  credentials: Credentials,
): Promise<{ refusal?: string | undefined }> {
  const { tenantId } = partner.config.identity.staff;
  const place = { partnerId: partner.id, tenantId };

  const { signInWithPassword } = await request(
    SignInWithPasswordDocument,
    { input: { ...place, ...credentials } },
    { tenantId },
  );
  const { metadata, identity } = signInWithPassword;
  if (metadata.status >= 400 || !identity) return { refusal: metadata.errors[0] ?? 'unknown' };

  const { token, userId } = identity;
  const { beginSession } = await request(
    BeginSessionDocument,
    { input: { ...place, token, userId, authenticationMechanism: 'BASIC' } },
    { tenantId },
  );
  return beginSession.metadata.status >= 400 ? { refusal: beginSession.metadata.errors[0] ?? 'unknown' } : {};
}
