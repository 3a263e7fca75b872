import { sayCount } from '@handrail/engine';
import {
  type ComingLimits,
  type ImportPlan,
  importInstallationLimits,
  importPartnerLimits,
  planInstallationImport,
  planPartnerImport,
} from '../../modules/income-limits/index.ts';
import { withDatabaseLock } from '../../platform/db/with-database-lock.ts';
import { type ExitCode, exitCodes, type Options, type Terminal } from '../command.ts';
import { getPartnerId } from '../get-partner-id.ts';
import type { Installation } from '../open-installation.ts';
import { recordInEveryLog } from '../record-in-every-log.ts';

const mostLines = 40;

/** Says what would change, and changes it where that is asked for. */
export async function planOrImport(
  terminal: Terminal,
  installation: Installation,
  coming: ComingLimits,
  { partner, apply }: Options,
): Promise<ExitCode> {
  const { database, now } = installation;
  const ctx = partner === undefined ? undefined : await enter(installation, partner);
  const plan = ctx
    ? await planPartnerImport(ctx, coming)
    : await planInstallationImport(database.public, coming, now());
  for (const line of sayPlan(plan)) terminal.print(line);
  if (apply === undefined) {
    terminal.print('This was a dry run. Add --apply to import it.');
    return exitCodes.done;
  }
  if (ctx) await importPartnerLimits(ctx, coming, plan.key);
  else {
    await withDatabaseLock(installation.ownerUrl, 'content', (owner) =>
      importInstallationLimits(owner, coming, now()),
    );
    const { year, source, effectiveFrom } = coming;
    const next = { year, source, effectiveFrom, areas: plan.areaCount };
    await recordInEveryLog(installation, { action: 'importIncomeLimits', next });
  }
  terminal.print(
    `Imported: ${sayCount(plan.areaCount, 'area')} of ${coming.year}, in force from ${coming.effectiveFrom} on.`,
  );
  return exitCodes.done;
}

/** The partner as an operator enters it. */
export async function enter(installation: Installation, partner: string) {
  const partnerId = await getPartnerId(installation.database, partner);
  return { ...installation, partnerId, db: installation.database.partner({ partnerId, role: 'system' }) };
}

function sayPlan({ changes, comparedYear }: ImportPlan): string[] {
  const { added, changed, dropped, unchangedCount } = changes;
  const counts = [
    `${added.length} added`,
    `${changed.length} changed`,
    `${dropped.length} dropped`,
    `${unchangedCount} unchanged`,
  ];
  const compared = comparedYear === undefined ? 'no limits before' : `the limits of ${comparedYear}`;
  return [
    `Compared with ${compared}: ${counts.join(', ')}.`,
    ...shorten(dropped.map(({ label, fips }) => `  dropped  ${label} (${fips})`)),
    ...shorten(added.map(({ label, fips }) => `  added    ${label} (${fips})`)),
    ...shorten(
      changed.map(({ label, fips, percentage, before, after, tier, householdSize }) => {
        const sign = percentage > 0 ? '+' : '';
        return `  changed  ${label} (${fips}): at most ${sign}${percentage} %, ${tier} for ${householdSize} from ${before} to ${after}`;
      }),
    ),
  ];
}

/** The first ones, and how many more there are. */
function shorten(lines: readonly string[]): string[] {
  const more = lines.length - mostLines;
  return more > 0 ? [...lines.slice(0, mostLines), `  and ${more} more`] : [...lines];
}
