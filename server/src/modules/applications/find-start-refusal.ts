import type { Form, Program } from '../programs/index.ts';
import type { User } from '../users/index.ts';
import type { Application } from './application.ts';
import { isThirdParty, listEarlier } from './earlier-applications.ts';
import { findWithdrawalRefusal } from './history.ts';
import { findReapplicationRefusal } from './reapplication.ts';

interface Start {
  readonly program: Program;
  readonly form: Form;
  readonly user: User;
}

/** Why a person may not start an application now; undefined where they may. The partner's rules go before the form's. */
export function findStartRefusal(
  { program, form, user }: Start,
  applications: readonly Application[],
  moment: { readonly now: Date; readonly timeZone: string },
): string | undefined {
  if (isThirdParty(user)) return undefined;
  const rules = program.config.reapplicationRules ?? form.definition.history?.reapplication ?? [];
  return (
    findWithdrawalRefusal(form, applications) ??
    findReapplicationRefusal(rules, listEarlier(applications, program.id), moment)
  );
}
