import { sayCount } from '@handrail/engine';
import {
  anchorJournals,
  type JournalProblem,
  type JournalVerdict,
  verifyJournals,
} from '../modules/funds/index.ts';
import { checkpointsFileOf } from '../platform/audit/checkpoint-file.ts';
import type { AuditProblem } from '../platform/audit/follow-chain.ts';
import { type AuditVerdict, type PartnerVerdict, verifyAudit } from '../platform/audit/verify-audit.ts';
import { writeAuditCheckpoints } from '../platform/audit/write-audit-checkpoints.ts';
import { type Command, exitCodes } from './command.ts';
import { getPartnerId } from './get-partner-id.ts';
import { namePartners } from './name-partners.ts';
import { withInstallation } from './open-installation.ts';

export const verifyAuditLog: Command = {
  noun: 'audit',
  verb: 'verify',
  argument: 'partner',
  options: ['since'],
  summary:
    'Check the audit log of one partner (id or external id), or of all of them, against the signed checkpoints, ' +
    'and the journals of their funds against the audit log; ' +
    '--since DAY begins at the last checkpoints before that day',
  run: (terminal, partner, { since: day }) => {
    const since = day === undefined ? undefined : new Date(day);
    if (since && Number.isNaN(since.getTime())) {
      terminal.complain('audit verify: --since needs a day such as 2026-11-01.');
      return Promise.resolve(exitCodes.wrongUsage);
    }
    return withInstallation(terminal, async ({ database, keys, config, now }) => {
      if (since && since > now()) {
        terminal.complain('audit verify: --since names a day that has not come yet.');
        return exitCodes.wrongUsage;
      }
      const partnerId = partner === undefined ? undefined : await getPartnerId(database, partner);
      const checkpointsFile = checkpointsFileOf(config.dataDir);
      const verdict = await verifyAudit({ database, keys, checkpointsFile, now }, { partnerId, since });
      const nameOf = await namePartners(database);

      if (verdict.partners.length === 0) terminal.print('There are no partners yet.');
      for (const partnerVerdict of verdict.partners) terminal.print(toLine(partnerVerdict, nameOf));
      const ids = verdict.partners.map((each) => each.partnerId);
      const journals = await verifyJournals(database, ids);
      for (const journal of journals) if (journal.entries > 0) terminal.print(toJournalLine(journal, nameOf));
      const faults = [
        ...describeVerdict(verdict, checkpointsFile, nameOf),
        ...describeJournals(journals, nameOf),
      ];
      for (const fault of faults) terminal.complain(fault);
      const warnings = verdict.partners.flatMap((each) => warnOf(each, nameOf));
      for (const warning of warnings) terminal.complain(warning);
      if (faults.length > 0) return exitCodes.failed;
      return warnings.length > 0 ? exitCodes.unproven : exitCodes.done;
    });
  },
};

export const checkpointAuditLog: Command = {
  noun: 'audit',
  verb: 'checkpoint',
  summary: 'Sign a checkpoint of each audit log now instead of waiting for the next hourly one',
  run: (terminal) =>
    withInstallation(terminal, async (installation) => {
      const checkpointsFile = checkpointsFileOf(installation.config.dataDir);
      let written = 0;
      for (const partnerId of await installation.database.listPartnerIds()) {
        const db = installation.database.partner({ partnerId, role: 'system' });
        const ctx = { ...installation, partnerId, db };
        // What is signed then vouches for the journals too.
        await anchorJournals(ctx);
        written += (await writeAuditCheckpoints(ctx, checkpointsFile, { evenIfRecent: true })).length;
      }
      terminal.print(`${sayCount(written, 'checkpoint')} signed in ${checkpointsFile}.`);
      return exitCodes.done;
    }),
};

/** What is wrong with audit logs and their checkpoints, in words. */
export function describeVerdict(
  { partners, unreadableLines }: AuditVerdict,
  checkpointsFile: string,
  nameOf: (partnerId: string) => string,
): string[] {
  return [
    ...partners.flatMap(({ partnerId, problems }) =>
      problems.map((problem) => `${nameOf(partnerId)}: ${describe(problem)}`),
    ),
    ...unreadableLines.map((line) => `${checkpointsFile}, line ${String(line)}: not a checkpoint`),
  ];
}

/** What nothing outside of the database vouches for could have been written anew. */
function warnOf(
  { partnerId, events, checkpoints, unsigned }: PartnerVerdict,
  nameOf: (partnerId: string) => string,
): string[] {
  const name = nameOf(partnerId);
  if (events > 0 && checkpoints === 0) return [`${name}: warning: ${noCheckpoints}`];
  return unsigned.map(({ lane, fromSeq, toSeq }) => {
    const stretch = toSeq === undefined ? 'on' : `to ${String(toSeq)}`;
    return `${name}: warning: lane ${String(lane)}, from event ${String(fromSeq)} ${stretch}: ${missing}`;
  });
}

const missing =
  'signed checkpoints are missing. Was no worker running, or were lines taken from the checkpoints file?';

const noCheckpoints =
  'there are no signed checkpoints, so nothing proves that this log was not rewritten. ' +
  'Run "audit checkpoint". If there was a checkpoints file before, find out where it went.';

function toLine(
  { partnerId, events, skipped, checkpoints, problems }: PartnerVerdict,
  nameOf: (partnerId: string) => string,
): string {
  const verdict = problems.length === 0 ? 'sound' : `NOT SOUND, ${sayCount(problems.length, 'problem')}`;
  const older = skipped > 0 ? ` (${String(skipped)} older ones not read)` : '';
  return `${nameOf(partnerId)}: ${sayCount(events, 'event')}${older}, ${sayCount(checkpoints, 'checkpoint')}, ${verdict}`;
}

function describe({ kind, lane, seq }: AuditProblem): string {
  const event = `event ${String(seq)} of lane ${String(lane)}`;
  switch (kind) {
    case 'missing':
      return `one or more events before ${event} are gone`;
    case 'altered':
      return `${event} was altered`;
    case 'unlinked':
      return `${event} does not continue the one before it`;
    case 'cut':
      return `the lane ends before ${event}, but a checkpoint proves that it existed`;
    case 'rewritten':
      return `${event} is not the one that a checkpoint was signed for`;
    case 'forged-checkpoint':
      return `the checkpoint of ${event} was not signed with our key`;
  }
}

function toJournalLine(
  { partnerId, entries, problems }: JournalVerdict,
  nameOf: (partnerId: string) => string,
): string {
  const verdict = problems.length === 0 ? 'sound' : `NOT SOUND, ${sayCount(problems.length, 'problem')}`;
  return `${nameOf(partnerId)}: journals of funds, ${sayCount(entries, 'entry', 'entries')}, ${verdict}`;
}

/** What is wrong with the journals of funds, in words. */
export function describeJournals(
  verdicts: readonly JournalVerdict[],
  nameOf: (partnerId: string) => string,
): string[] {
  return verdicts.flatMap(({ partnerId, problems }) =>
    problems.map((problem) => `${nameOf(partnerId)}: fund ${problem.fundId}: ${describeEntry(problem)}`),
  );
}

function describeEntry({ kind, entry }: JournalProblem): string {
  switch (kind) {
    case 'missing':
      return `one or more journal entries before entry ${entry} are gone`;
    case 'altered':
      return `journal entry ${entry} was altered`;
    case 'unlinked':
      return `journal entry ${entry} does not continue the one before it`;
    case 'cut':
      return `the journal ends before entry ${entry}, which the books of the fund know`;
    case 'contradicted':
      return `journal entry ${entry} is gone or has another amount than the audit log says`;
    case 'rewritten':
      return `journal entry ${entry} is not the one whose hash the audit log has`;
  }
}
