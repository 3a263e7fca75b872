import { listFailingPasswordRules, passwordRules } from '@handrail/engine';
import { AppError } from '../../platform/errors/app-error.ts';

/** What an invited person gives to join. */
export interface NewMember {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** Refuses a missing name, and a password that fails a rule, before the invitation is touched. */
export function assertJoinable({ name, password }: NewMember): void {
  const given = name.trim();
  if (given === '' || given.length > 200) throw new AppError('U-003');
  const failing = listFailingPasswordRules(password);
  if (failing.length > 0)
    throw new AppError(
      'auth/weak-password',
      failing.map((rule) => passwordRules[rule]),
    );
}
