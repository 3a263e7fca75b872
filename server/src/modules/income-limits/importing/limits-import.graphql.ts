import { incomeTiers } from '@handrail/engine';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { type ListedSet, listLimitSets } from '../list-limit-sets.ts';
import { returnToSharedLimits } from '../return-to-shared-limits.ts';
import type { AreaChange, AreaMention } from './compare-areas.ts';
import { sayFaults } from './file-faults.ts';
import { importPartnerLimits, planPartnerImport } from './import-limits.ts';
import { importedDay, importedYear, type ImportPlan, toUsualStart } from './plan-import.ts';
import { readLimitsFile } from './read-limits-file.ts';

const IncomeLimitSetType = builder.objectRef<ListedSet>('IncomeLimitSet').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    year: t.exposeInt('year'),
    source: t.exposeString('source'),
    effectiveFrom: t.exposeString('effectiveFrom'),
    importedAt: t.field({ type: 'DateTime', resolve: ({ importedAt }) => importedAt }),
    areaCount: t.exposeInt('areaCount'),
    isShared: t.exposeBoolean('isShared', { description: 'It comes from the operator, for every partner.' }),
    isSetAside: t.exposeBoolean('isSetAside', {
      description: "The partner went back to the operator's limits after this import of its own.",
    }),
    isInForce: t.exposeBoolean('isInForce', { description: 'Visitors are measured by it today.' }),
  }),
});

builder.queryField('incomeLimitSets', (t) =>
  t.field({
    type: [IncomeLimitSetType],
    access: staffWith('changeSettings'),
    resolve: (_root, _args, visit) => listLimitSets(memberContext(visit)),
  }),
);

const IncomeTierEnum = builder.enumType('IncomeTier', { values: incomeTiers });

const AreaMentionType = builder.objectRef<AreaMention>('IncomeLimitAreaMention').implement({
  fields: (t) => ({ fips: t.exposeString('fips'), label: t.exposeString('label') }),
});

const AreaChangeType = builder.objectRef<AreaChange>('IncomeLimitAreaChange').implement({
  description: 'The figure of an area that changes most.',
  fields: (t) => ({
    fips: t.exposeString('fips'),
    label: t.exposeString('label'),
    tier: t.expose('tier', { type: IncomeTierEnum }),
    householdSize: t.exposeInt('householdSize'),
    before: t.exposeInt('before', { description: 'Dollars a year.' }),
    after: t.exposeInt('after', { description: 'Dollars a year.' }),
    percentage: t.exposeFloat('percentage'),
  }),
});

/** A screen shows no more of each; the largest changes are among them. */
const mostListed = 100;

const ImportPlanType = builder.objectRef<ImportPlan>('IncomeLimitImportPlan').implement({
  description:
    'What an import changes, compared with the limits in force. Up to a hundred of each are listed.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Confirms exactly this import.' }),
    areaCount: t.exposeInt('areaCount'),
    comparedYear: t.exposeInt('comparedYear', { nullable: true }),
    addedCount: t.int({ resolve: ({ changes }) => changes.added.length }),
    changedCount: t.int({ resolve: ({ changes }) => changes.changed.length }),
    droppedCount: t.int({ resolve: ({ changes }) => changes.dropped.length }),
    unchangedCount: t.int({ resolve: ({ changes }) => changes.unchangedCount }),
    added: t.field({
      type: [AreaMentionType],
      resolve: ({ changes }) => changes.added.slice(0, mostListed),
    }),
    changed: t.field({
      type: [AreaChangeType],
      resolve: ({ changes }) => changes.changed.slice(0, mostListed),
    }),
    dropped: t.field({
      type: [AreaMentionType],
      resolve: ({ changes }) => changes.dropped.slice(0, mostListed),
    }),
  }),
});

interface ImportReply {
  readonly plan?: ImportPlan;
  readonly faults: string[];
}

const ImportPayload = definePayload<ImportReply>('ImportIncomeLimitsPayload', (t) => ({
  plan: t.field({ type: ImportPlanType, nullable: true, resolve: ({ plan }) => plan ?? null }),
  faults: t.stringList({
    description: 'What is wrong with the file, each with its line. With any, nothing was imported.',
    nullable: true,
    resolve: ({ faults }) => faults ?? null,
  }),
}));

const ImportIncomeLimitsInput = builder.inputType('ImportIncomeLimitsInput', {
  fields: (t) => ({
    files: t.field({ type: ['Upload'], description: "HUD's Section 8 file, as .xlsx or .csv." }),
    year: t.int(),
    effectiveFrom: t.string({ required: false, description: 'As 2025-04-01; April 1 unless told.' }),
    confirmedKey: t.string({
      required: false,
      description: 'The key of the plan that someone confirmed. Without it, nothing is imported.',
    }),
  }),
});

const importCall = z.object({
  year: importedYear,
  effectiveFrom: importedDay.nullish(),
  confirmedKey: z.string().max(200).nullish(),
});
const oneFile = z.array(z.unknown()).length(1);

builder.mutationField('importIncomeLimits', (t) =>
  t.field({
    type: ImportPayload,
    access: staffWith('changeSettings'),
    args: { input: t.arg({ type: ImportIncomeLimitsInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async (): Promise<ImportReply> => {
        const ctx = memberContext(visit);
        const { year, effectiveFrom, confirmedKey } = parseInput(importCall, input);
        parseInput(oneFile, input.files);
        const [file] = input.files;
        const { areas, faults } = await readLimitsFile(await readFile(file?.path ?? ''), year);
        if (faults.length > 0) return { faults: sayFaults(visit.locale, faults) };

        const source = (file?.filename ?? '').slice(0, 120) || 'A file';
        const coming = { year, effectiveFrom: effectiveFrom ?? toUsualStart(year), source, areas };
        const plan = confirmedKey
          ? await importPartnerLimits(ctx, coming, confirmedKey)
          : await planPartnerImport(ctx, coming);
        return { plan, faults: [] };
      }),
  }),
);

builder.mutationField('returnToSharedLimits', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('changeSettings'),
    description:
      "Uses the operator's limits again from today on, instead of those that the partner imported.",
    resolve: (_root, _args, visit) => toPayload(async () => returnToSharedLimits(memberContext(visit))),
  }),
);
