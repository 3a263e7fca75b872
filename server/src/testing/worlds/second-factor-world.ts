import { TOTP } from 'otpauth';
import { signInWithPassword } from '../../modules/identity/passwords/sign-in-with-password.ts';
import { beginTotpEnrolment } from '../../modules/second-factors/begin-totp-enrolment.ts';
import { confirmTotpEnrolment } from '../../modules/second-factors/confirm-totp-enrolment.ts';
import type { FirstStep } from '../../modules/second-factors/index.ts';
import type { StaffRole } from '@handrail/engine/rights';
import { buildContext } from '../build-context.ts';
import { insertPartner } from '../builders/insert-partner.ts';
import { insertSession } from '../builders/insert-session.ts';
import { insertStaff } from '../builders/insert-user.ts';
import { createTestClock } from '../test-clock.ts';
import type { TestDatabase } from '../test-database.ts';

const password = 'a-long-password-1!';

/** A partner with one member of staff who signs in with a password, and their phone. */
export async function buildSecondFactorWorld(database: TestDatabase, role: StaffRole = 'caseWorker') {
  const partner = await insertPartner(database);
  const email = 'ada@demo.example';
  const worker = await insertStaff(database, partner.id, { email, password, role });
  const clock = createTestClock();
  const visitor = buildContext(database, { partnerId: partner.id, clock });
  let secret = '';

  /** The first step of a fresh sign-in with the right password. */
  async function takeFirstStep(): Promise<FirstStep> {
    const proof = { tenantId: partner.tenantIds.staff, email, password };
    const outcome = await signInWithPassword(visitor, proof);
    if (!('firstStep' in outcome)) throw new Error('The password alone signed in');
    return outcome.firstStep;
  }

  /** What the authenticator app shows so many seconds from now. */
  function readCode(secondsFromNow = 0): string {
    return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + secondsFromNow * 1000 });
  }

  /** Sets the authenticator app up while signing in. The code that this takes is used up with it. */
  async function enrolTotp() {
    const { token } = await takeFirstStep();
    ({ secret } = await beginTotpEnrolment(visitor, token));
    const enrolled = await confirmTotpEnrolment(visitor, { firstStep: token, code: readCode() });
    return { token, recoveryCodes: enrolled.recoveryCodes ?? [] };
  }

  /** The same person with a session that began just now. */
  async function atWork() {
    const { actor } = await insertSession(database, partner.id, worker, clock);
    return buildContext(database, { partnerId: partner.id, actor, clock });
  }

  return { partner, worker, clock, visitor, takeFirstStep, enrolTotp, readCode, atWork };
}
