import { type CaseStatus, draftStatuses } from '@handrail/engine/cases';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { addDays, type Inactivity, type InactivityStep } from './inactivity.ts';

export interface LeftCases {
  readonly programId: string;
  readonly step: InactivityStep;
  /** After how many days without anything the program withdraws a case. */
  readonly days: number;
  readonly today: string;
}

const mostAtOnce = 500;

/** The cases of a program for which a step is due. */
export async function listLeftCases(
  tx: Transaction,
  partnerId: string,
  left: LeftCases,
  only?: string,
): Promise<string[]> {
  const rows = await selectLeftCases(tx, partnerId, left, only).execute();
  return rows.map(({ id }) => id);
}

export function selectLeftCases(
  tx: Transaction,
  partnerId: string,
  { programId, step, days, today }: LeftCases,
  only?: string,
) {
  const { warnings, daysBefore } = step;
  return (
    tx
      .selectFrom('cases')
      .select('id')
      .where('partner_id', '=', partnerId)
      .where('program_id', '=', programId)
      .where('inactivity_warnings', '=', warnings)
      .where('active_on', '<=', addDays(today, daysBefore - days))
      .where((eb) =>
        eb.or([eb('withdraw_on', 'is', null), eb('withdraw_on', '<=', addDays(today, daysBefore))]),
      )
      // The index has these statuses and no others.
      .where('status', 'in', [...draftStatuses])
      .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
      .orderBy('active_on')
      .limit(mostAtOnce)
  );
}

export interface CaseInactivity extends Inactivity {
  readonly status: CaseStatus;
  readonly programId: string;
}

export async function findInactivity(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<CaseInactivity | undefined> {
  const row = await tx
    .selectFrom('cases')
    .select(['status', 'program_id', 'active_on', 'inactivity_warnings', 'withdraw_on'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      status: row.status as CaseStatus,
      programId: row.program_id,
      activeOn: row.active_on,
      warnings: row.inactivity_warnings,
      withdrawOn: row.withdraw_on,
    }
  );
}
