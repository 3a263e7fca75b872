import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { exportJournal } from './export-journal.ts';
import type { EntryPlace } from './journal-line-store.ts';

const ExportJournalInput = builder.inputType('ExportJournalInput', {
  fields: (t) => ({
    from: t.string({ description: 'The first day, as YYYY-MM-DD.' }),
    to: t.string({ description: 'The last day.' }),
    after: t.string({ required: false, description: 'The `next` of the part before.' }),
  }),
});

const request = z.object({ from: z.iso.date(), to: z.iso.date(), after: z.string().nullish() });
const place = z.templateLiteral([z.uuid(), ':', z.number().int().positive()]);

interface Part {
  readonly csv: string;
  readonly next: string | null;
}

const ExportJournalPayload = definePayload<Part>('ExportJournalPayload', (t) => ({
  csv: t.string({ nullable: true, resolve: ({ csv }) => csv ?? null }),
  next: t.string({ nullable: true, resolve: ({ next }) => next ?? null }),
}));

builder.mutationField('exportJournal', (t) =>
  t.field({
    type: ExportJournalPayload,
    access: staffWith('issuePayments'),
    description: 'The journal of all funds for QuickBooks, in parts that make one file.',
    args: { input: t.arg({ type: ExportJournalInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { from, to, after } = parseInput(request, input);
        const start = after ? toPlace(parseInput(place, after)) : undefined;
        const { csv, next } = await exportJournal(memberContext(visit), { from, to, after: start });
        return { csv, next: next && `${next.fundId}:${String(next.seq)}` };
      }),
  }),
);

function toPlace(text: string): EntryPlace {
  const [fundId = '', seq] = text.split(':');
  return { fundId, seq: Number(seq) };
}
