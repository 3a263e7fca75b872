import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { exportEligibilityFigures } from './export-eligibility-figures.ts';
import {
  type EligibilityMonth,
  type NamedCount,
  type ProgramFigures,
  readEligibilityFigures,
} from './read-eligibility-figures.ts';

const hiddenText = 'Null where a count is too small to show.';

const ProgramFiguresType = builder.objectRef<ProgramFigures>('EligibilityProgramFigures').implement({
  description: hiddenText,
  fields: (t) => ({
    programId: t.exposeID('programId'),
    likely: t.int({ nullable: true, resolve: ({ fits }) => fits?.likely ?? null }),
    maybe: t.int({ nullable: true, resolve: ({ fits }) => fits?.maybe ?? null }),
    unlikely: t.int({ nullable: true, resolve: ({ fits }) => fits?.unlikely ?? null }),
  }),
});

const NamedCountType = builder.objectRef<NamedCount>('EligibilityCount').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: "The digits of a county, or a question's key." }),
    name: t.exposeString('name'),
    count: t.exposeInt('count'),
  }),
});

const EligibilityMonthType = builder.objectRef<EligibilityMonth>('EligibilityMonth').implement({
  description: `How the pre-check was used in a month. ${hiddenText}`,
  fields: (t) => ({
    month: t.exposeString('month', { description: 'As 2026-11.' }),
    checks: t.exposeInt('checks', { nullable: true }),
    eligible: t.int({ nullable: true, resolve: ({ verdicts }) => verdicts?.eligible ?? null }),
    ineligible: t.int({ nullable: true, resolve: ({ verdicts }) => verdicts?.ineligible ?? null }),
    programs: t.field({ type: [ProgramFiguresType], resolve: ({ programs }) => [...programs] }),
    areas: t.field({ type: [NamedCountType], resolve: ({ areas }) => [...areas.shown] }),
    otherAreas: t.int({ nullable: true, resolve: ({ areas }) => areas.others }),
    reached: t.field({
      type: [NamedCountType],
      description: 'The question that visits came to last, in the order of the questions.',
      resolve: ({ reached }) => [...reached.shown],
    }),
    otherReached: t.int({ nullable: true, resolve: ({ reached }) => reached.others }),
  }),
});

builder.queryField('eligibilityFigures', (t) =>
  t.field({
    type: [EligibilityMonthType],
    access: staffWith('changePrograms'),
    description: 'The months before this one in which people checked, newest first.',
    resolve: (_root, _args, visit) => readEligibilityFigures(memberContext(visit)),
  }),
);

const ExportEligibilityFiguresPayload = definePayload<{ csv: string }>(
  'ExportEligibilityFiguresPayload',
  (t) => ({ csv: t.string({ nullable: true, resolve: ({ csv }) => csv ?? null }) }),
);

builder.mutationField('exportEligibilityFigures', (t) =>
  t.field({
    type: ExportEligibilityFiguresPayload,
    access: staffWith('changePrograms'),
    resolve: (_root, _args, visit) =>
      toPayload(async () => ({ csv: await exportEligibilityFigures(memberContext(visit)) })),
  }),
);
