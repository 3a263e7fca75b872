import {
  type Authored,
  inLanguage,
  type IntroPage,
  narrowFeatures,
  sayCopy,
  type SectionOutline,
  type StatusOverride,
} from '@handrail/engine';
import { builder } from '../../platform/graphql/builder.ts';
import { ApplicantTypeType, listFeaturesOn, PartnerType } from '../partners/index.ts';
import { listPrograms } from './list-programs.ts';
import { type Program, type ProgramApplicantType, programStatuses } from './program.ts';

const ProgramStatusEnum = builder.enumType('ProgramStatus', { values: programStatuses });

const ProgramApplicantTypeType = builder.objectRef<ProgramApplicantType>('ProgramApplicantType').implement({
  fields: (t) => ({
    applicantType: t.field({ type: ApplicantTypeType, resolve: ({ applicantType }) => applicantType }),
    nameOverride: t.exposeString('nameOverride', { nullable: true }),
    name: t.string({
      description: 'What people of this program read.',
      resolve: ({ applicantType, nameOverride }) => nameOverride ?? applicantType.name,
    }),
  }),
});

const ProgramType = builder.objectRef<Program>('Program').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    summary: t.string({
      nullable: true,
      resolve: ({ summary }, _args, { locale }) => summary && sayCopy(summary, locale),
    }),
    status: t.field({ type: ProgramStatusEnum, resolve: ({ status }) => status }),
    heroImage: t.exposeString('heroImage', { nullable: true }),
    features: t.stringList({ resolve: ({ features }) => [...features] }),
    mailingAddress: t.field({
      type: 'JSON',
      nullable: true,
      resolve: ({ mailingAddress }) => mailingAddress,
    }),
    maxFundingAmount: t.float({
      nullable: true,
      description: 'In cents.',
      resolve: ({ maxFundingAmountCents }) => maxFundingAmountCents,
    }),
    expectedMinutes: t.exposeInt('expectedMinutes', { nullable: true }),
    sortOrder: t.exposeInt('sortOrder'),
    applicantTypes: t.field({
      type: [ProgramApplicantTypeType],
      resolve: ({ applicantTypes }) => [...applicantTypes],
    }),
    introPages: t.field({
      type: ['JSON'],
      resolve: ({ outline }, _args, { locale }) => [
        ...inLanguage<readonly IntroPage[]>(outline.introPages, locale),
      ],
    }),
    sections: t.field({
      type: ['JSON'],
      resolve: ({ outline }, _args, { locale }) => [
        ...inLanguage<readonly SectionOutline[]>(outline.sections, locale),
      ],
    }),
    config: t.field({
      type: 'JSON',
      resolve: (program, _args, { locale }) => inLanguage(toConfig(program), locale),
    }),
  }),
});

builder.objectField(PartnerType, 'programs', (t) =>
  t.field({
    type: [ProgramType],
    resolve: async (partner, _args, visit) => {
      const on = await listFeaturesOn(visit, partner);
      const programs = await listPrograms(visit.enter(partner.id));
      return programs.map((program) => ({ ...program, features: narrowFeatures(on, program.features) }));
    },
  }),
);

/** The program's settings as the specification groups them (P306); its words for a status go before its form's. */
function toConfig({ config, outline, ...program }: Program) {
  const statuses = mergeStatuses(config.overrides?.statuses ?? [], outline.statuses);
  return {
    ...withoutReview(config),
    ...(statuses.length > 0 && { overrides: { ...config.overrides, statuses } }),
    maxFundingAmount: program.maxFundingAmountCents,
    applicationConfiguration: program.definitionKey,
    sortOrder: program.sortOrder,
  };
}

/** What staff work with is never told to applicants. */
function withoutReview(config: Program['config']): Omit<Program['config'], 'review'> {
  return Object.fromEntries(Object.entries(config).filter(([name]) => name !== 'review'));
}

type Statuses = Authored<readonly StatusOverride[]>;

function mergeStatuses(own: Statuses, ofForm: Statuses): Statuses {
  const merged = new Map(ofForm.map((words) => [words.status, words]));
  for (const words of own) merged.set(words.status, { ...merged.get(words.status), ...words });
  return [...merged.values()];
}
