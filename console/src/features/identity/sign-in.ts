import type { ConsoleSession } from '../../shared/context/console-context.tsx';
import {
  BeginSessionDocument,
  SignInWithPasswordDocument,
  type SignInWithPasswordMutation,
} from '../../gql/operations.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type FirstStep = NonNullable<SignInWithPasswordMutation['signInWithPassword']['firstStep']>;
export type Identity = NonNullable<SignInWithPasswordMutation['signInWithPassword']['identity']>;

interface SignInOutcome {
  /** The code with which the server refused. */
  readonly refusal?: string | undefined;
  /** The password was right; what is missing is the second factor. */
  readonly firstStep?: FirstStep;
}

/** Signs a member of staff in, or leads to their second factor. */
export async function signIn(session: ConsoleSession, credentials: Credentials): Promise<SignInOutcome> {
  const place = placeOf(session);
  const { signInWithPassword } = await session.request(
    SignInWithPasswordDocument,
    { input: { ...place, ...credentials } },
    { tenantId: place.tenantId },
  );
  const { metadata, identity, firstStep } = signInWithPassword;
  if (firstStep) return { firstStep };
  if (metadata.status >= 400 || !identity) return { refusal: metadata.errors[0] ?? 'unknown' };
  return beginSession(session, identity);
}

/** Begins the session of a proven person. */
export async function beginSession(
  session: ConsoleSession,
  { token, userId }: Identity,
): Promise<SignInOutcome> {
  const place = placeOf(session);
  const { beginSession: begun } = await session.request(
    BeginSessionDocument,
    { input: { ...place, token, userId, authenticationMechanism: 'BASIC' } },
    { tenantId: place.tenantId },
  );
  return begun.metadata.status >= 400 ? { refusal: begun.metadata.errors[0] ?? 'unknown' } : {};
}

function placeOf({ partner }: ConsoleSession) {
  return { partnerId: partner.id, tenantId: partner.config.identity.staff.tenantId };
}
