import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { toCsv } from '../../../platform/to-csv.ts';
import { listProgramsOf } from '../../programs/index.ts';
import { type EligibilityMonth, readEligibilityFigures } from './read-eligibility-figures.ts';

const heading = ['Month', 'Figure', 'Of', 'Count'];
const hidden = 'hidden';

/** The figures as a file for spreadsheets, with the same counts hidden as on the screen. */
export async function exportEligibilityFigures(ctx: RequestContext): Promise<string> {
  const months = await readEligibilityFigures(ctx);
  return ctx.db.transaction(async (tx) => {
    const programs = await listProgramsOf(tx, ctx.partnerId);
    const nameById = new Map(programs.map(({ id, name }) => [id, name]));
    appendAuditEvent(tx, ctx, {
      ...{ action: 'exportEligibilityFigures', entityType: 'eligibility', entityId: ctx.partnerId },
      next: { months: months.length },
    });
    return toCsv([heading, ...months.flatMap((month) => toRows(month, nameById))]);
  });
}

function toRows(
  { month, checks, verdicts, programs, areas }: EligibilityMonth,
  nameById: ReadonlyMap<string, string>,
): string[][] {
  if (checks === null) return [[month, 'Checks', '', hidden]];
  return [
    [month, 'Checks', '', String(checks)],
    ...(['eligible', 'ineligible'] as const).map((verdict) => [
      ...[month, 'Result', verdict],
      toCell(verdicts?.[verdict]),
    ]),
    ...programs.flatMap(({ programId, fits }) =>
      (['likely', 'maybe', 'unlikely'] as const).map((fit) => [
        ...[month, nameById.get(programId) ?? programId, fit],
        toCell(fits?.[fit]),
      ]),
    ),
    ...areas.shown.map(({ key, count }) => [month, 'Area', key, String(count)]),
    [month, 'Area', 'others', areas.others === null ? hidden : String(areas.others)],
  ];
}

function toCell(count: number | undefined): string {
  return count === undefined ? hidden : String(count);
}
