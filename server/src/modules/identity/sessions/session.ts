import { isWrittenUuid } from '@handrail/engine/uuid';

export const authenticationMechanisms = ['BASIC', 'EMAIL_TOKEN', 'SAML'] as const;
export type AuthenticationMechanism = (typeof authenticationMechanisms)[number];

/** A session ends this long after it began, however busy it is. */
export const absoluteHours = 12;

/** Without a session-timeouts flag a session ends after this much idle time (P753). */
export const defaultIdleMinutes = 15;

/** Without a session-timeouts flag a person is warned this long before (P753). */
export const defaultWarningMinutes = 2;

/** The last sign of life is written at most this often, so idle time is known to the minute. */
export const lastSeenGranularitySeconds = 60;

export interface SessionClock {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Whether a session has neither been idle too long nor lived too long. */
export function isSessionFresh(session: SessionClock, now: Date, idleMinutes: number): boolean {
  const idleUntil = session.lastSeenAt.getTime() + idleMinutes * 60_000;
  const endsAt = session.createdAt.getTime() + absoluteHours * 60 * 60_000;
  return now.getTime() < Math.min(idleUntil, endsAt);
}

/** The cookie names the partner, because a session can only be looked up inside one. */
export function formatSessionCookie(partnerId: string, token: string): string {
  return `${partnerId}.${token}`;
}

export function parseSessionCookie(value: string): { partnerId: string; token: string } | undefined {
  const [, partnerId = '', token = ''] = /^([^.]+)\.([\w-]{43})$/.exec(value) ?? [];
  return isWrittenUuid(partnerId) ? { partnerId, token } : undefined;
}
