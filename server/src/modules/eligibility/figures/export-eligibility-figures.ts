import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { toCsv } from '../../../platform/to-csv.ts';
import { listProgramsOf } from '../../programs/index.ts';
import {
  type EligibilityMonth,
  type NamedCounts,
  readEligibilityFigures,
} from './read-eligibility-figures.ts';

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
  { month, checks, verdicts, programs, areas, reached }: EligibilityMonth,
  nameById: ReadonlyMap<string, string>,
): string[][] {
  const stops = toNamedRows(month, 'Last question', reached);
  if (checks === null) return [[month, 'Checks', '', hidden], ...stops];
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
    ...toNamedRows(month, 'Area', areas),
    ...stops,
  ];
}

function toNamedRows(month: string, figure: string, { shown, others }: NamedCounts): string[][] {
  return [
    ...shown.map(({ name, count }) => [month, figure, name, String(count)]),
    [month, figure, 'others', others === null ? hidden : String(others)],
  ];
}

function toCell(count: number | undefined): string {
  return count === undefined ? hidden : String(count);
}
