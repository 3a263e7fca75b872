import { readFileSync } from 'node:fs';
import { sayCount } from '@handrail/engine';
import {
  isNoticeKind,
  listNoticeSettings,
  saveNoticeTemplate,
  saveReminderDays,
  type StandingTemplate,
} from '../modules/notifications/index.ts';
import { type Command, exitCodes, type ExitCode, type Terminal } from './command.ts';
import { getPartnerId } from './get-partner-id.ts';
import { type Installation, withInstallation } from './open-installation.ts';

export const showNotices: Command = {
  noun: 'notices',
  verb: 'show',
  argument: 'partner',
  options: ['kind'],
  summary: "Show a partner's notices; with --kind, show one notice in full",
  run: (terminal, partner, { kind }) => {
    if (partner === undefined) return misuse(terminal, 'Give the partner.');
    return withInstallation(terminal, async (installation) => {
      const { reminderDays, templates } = await listNoticeSettings(await enter(installation, partner));
      const shown = templates.filter((template) => kind === undefined || template.kind === kind);
      if (shown.length === 0) {
        return refuseKind(terminal, kind ?? '');
      }
      for (const template of shown) {
        terminal.print(toLine(template));
        if (kind !== undefined) terminal.print(`\n${template.body}`);
      }
      if (kind === undefined) terminal.print(`days until reminder: ${String(reminderDays)}`);
      return exitCodes.done;
    });
  },
};

export const setNotice: Command = {
  noun: 'notices',
  verb: 'set',
  argument: 'partner',
  options: ['kind', 'subject', 'body-file'],
  summary:
    "Change the wording of one of a partner's notices; with --kind alone, go back to the standard wording",
  run: (terminal, partner, { kind, subject, 'body-file': file }) => {
    if (partner === undefined || kind === undefined || (subject === undefined) !== (file === undefined)) {
      return misuse(
        terminal,
        'Give the partner and --kind, and either both --subject and --body-file or neither.',
      );
    }
    if (!isNoticeKind(kind)) return refuseKind(terminal, kind);
    const template =
      subject !== undefined && file !== undefined
        ? { subject, body: readFileSync(file, 'utf8').trim() }
        : undefined;
    return change(terminal, partner, `The notice ${kind} was changed.`, (ctx) =>
      saveNoticeTemplate(ctx, kind, template),
    );
  },
};

export const setReminder: Command = {
  noun: 'notices',
  verb: 'remind',
  argument: 'partner',
  options: ['days'],
  summary: 'Set after how many days people are reminded of an unfinished application (0 means never)',
  run: (terminal, partner, { days }) => {
    if (partner === undefined || days === undefined) return misuse(terminal, 'Give the partner and --days.');
    return change(
      terminal,
      partner,
      Number(days) === 0
        ? 'People are not reminded of unfinished applications.'
        : `People are reminded of an unfinished application after ${sayCount(Number(days), 'day')}.`,
      (ctx) => saveReminderDays(ctx, Number(days)),
    );
  },
};

type EnteredPartner = Awaited<ReturnType<typeof enter>>;

async function enter(installation: Installation, partner: string) {
  const partnerId = await getPartnerId(installation.database, partner);
  return { ...installation, partnerId, db: installation.database.partner({ partnerId, role: 'system' }) };
}

function change(
  terminal: Terminal,
  partner: string,
  done: string,
  work: (ctx: EnteredPartner) => Promise<void>,
): Promise<ExitCode> {
  return withInstallation(terminal, async (installation) => {
    await work(await enter(installation, partner));
    terminal.print(done);
    return exitCodes.done;
  });
}

function refuseKind(terminal: Terminal, kind: string): Promise<ExitCode> {
  terminal.complain(`There is no notice "${kind}". The command "notices show" lists them all.`);
  return Promise.resolve(exitCodes.failed);
}

function toLine({ kind, subject, isOwn }: StandingTemplate): string {
  return `${kind}${isOwn ? ' (custom wording)' : ''}: ${subject}`;
}

function misuse(terminal: Terminal, words: string): Promise<ExitCode> {
  terminal.complain(words);
  return Promise.resolve(exitCodes.wrongUsage);
}
