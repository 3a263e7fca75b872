import type { Section, SectionOutline } from '@handrail/engine';
import { builder } from '../../platform/graphql/builder.ts';
import { ApplicantTypeType, PartnerType } from '../partners/index.ts';
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
    summary: t.exposeString('summary', { nullable: true }),
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
    introPages: t.field({ type: ['JSON'], resolve: ({ introPages }) => [...introPages] }),
    sections: t.field({ type: ['JSON'], resolve: ({ sections }) => toOutline(sections) }),
    config: t.field({ type: 'JSON', resolve: toConfig }),
  }),
});

builder.objectField(PartnerType, 'programs', (t) =>
  t.field({ type: [ProgramType], resolve: ({ id }, _args, visit) => listPrograms(visit.enter(id)) }),
);

/** What the sections overview shows to applicants; the questions travel with the form itself. */
function toOutline(sections: readonly Section[]): SectionOutline[] {
  return sections
    .filter(({ adminOnly }) => !adminOnly)
    .map(({ key, name, overview }) => ({ key, name, ...(overview && { overview }) }));
}

/** The program's settings as the specification groups them (P306). */
function toConfig(program: Program) {
  return {
    ...program.config,
    maxFundingAmount: program.maxFundingAmountCents,
    applicationConfiguration: program.definitionKey,
    sortOrder: program.sortOrder,
  };
}
