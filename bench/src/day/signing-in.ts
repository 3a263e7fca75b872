import { ask, type Line } from './ask.ts';
import type { DayPartner } from './build-day-partner.ts';
import type { Step } from './day-visits.ts';
import type { Act } from './act.ts';
import { dayPassword, type Person } from './person.ts';

/** Someone who comes back with a password, and then looks at their applications. */
export function beginSigningIn(partner: DayPartner, person: Person, line: Line) {
  const { partnerId, externalId, tenantIds } = partner;
  const place = { partnerId, tenantId: tenantIds.applicant };
  let identity: object | undefined;

  return (step: Step): Act | undefined => {
    if (step === 'signIn')
      return {
        kind: 'signIn',
        send: async () => {
          line.cookie = '';
          identity = undefined;
          const input = { ...place, email: person.email, password: dayPassword };
          const answer = await ask(line, { app: 'portal', name: 'SignInWithPassword', variables: { input } });
          identity = answer.identity as object;
        },
      };
    // Who was turned away is counted once, and not for what they would have done next.
    if (!identity) return undefined;
    if (step === 'session')
      return {
        kind: 'session',
        send: async () => {
          const input = { ...place, ...identity, authenticationMechanism: 'BASIC' };
          // Good for once; another visit of the same person may still be under way.
          identity = undefined;
          await ask(line, { app: 'portal', name: 'BeginSession', variables: { input } });
        },
      };
    if (line.cookie === '') return undefined;
    return {
      kind: 'list',
      send: () => ask(line, { app: 'portal', name: 'GetUserApplications', variables: { externalId } }),
    };
  };
}
