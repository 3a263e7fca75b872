import { type Form, type Program } from '../../programs/index.ts';
import { isClient, type Party } from '../../parties/index.ts';
import type { ApplicationSummary } from '../application.ts';
import type { Locale } from '@handrail/engine';
import { listEarlier } from './earlier-applications.ts';
import { findWithdrawalRefusal } from './history.ts';
import { findReapplicationRefusal } from './reapplication.ts';

interface Start {
  readonly program: Program;
  readonly form: Form;
  /** Missing where someone has never applied. */
  readonly party: Party | undefined;
}

/** Why no application about a party can be started now, or undefined. The partner's rules come before the form's. */
export function findStartRefusal(
  { program, form, party }: Start,
  applications: readonly ApplicationSummary[],
  moment: { readonly locale: Locale; readonly now: Date; readonly timeZone: string },
): string | undefined {
  const rules = program.config.reapplicationRules ?? form.definition.history?.reapplication ?? [];
  const client = party && isClient(party) ? (party.name ?? undefined) : undefined;
  return (
    findWithdrawalRefusal(form, applications, { locale: moment.locale, client }) ??
    findReapplicationRefusal(rules, listEarlier(applications, program.id), { ...moment, client })
  );
}
