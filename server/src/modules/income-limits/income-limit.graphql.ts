import { toAreaLabel } from '@handrail/engine';
import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enterPartner } from '../partners/index.ts';
import type { StoredArea } from './income-limit-store.ts';
import { findAreasAt, type LocatedAreas } from './find-areas-at.ts';
import { searchAreas } from './search-areas.ts';
import { takeAddressLookup, takeAreaSearch } from './search-limits.ts';

type IncomeLimit = StoredArea['incomeLimit'];
type HouseholdLimit = IncomeLimit['limits']['low'][number];

const HouseholdLimitType = builder.objectRef<HouseholdLimit>('HouseholdIncomeLimit').implement({
  fields: (t) => ({
    householdSize: t.exposeInt('householdSize'),
    incomeLimit: t.exposeInt('incomeLimit', { description: 'Dollars a year.' }),
  }),
});

const LimitsType = builder.objectRef<IncomeLimit['limits']>('IncomeLimits').implement({
  description: 'For households of one to eight people; each further person adds 8 % of the limit for four.',
  fields: (t) => ({
    extremelyLow: t.field({ type: [HouseholdLimitType], resolve: (limits) => [...limits.extremelyLow] }),
    veryLow: t.field({ type: [HouseholdLimitType], resolve: (limits) => [...limits.veryLow] }),
    low: t.field({ type: [HouseholdLimitType], resolve: (limits) => [...limits.low] }),
  }),
});

const IncomeLimitType = builder.objectRef<IncomeLimit>('IncomeLimit').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    year: t.exposeInt('year'),
    limits: t.field({ type: LimitsType, resolve: ({ limits }) => limits }),
  }),
});

export const IncomeLimitAreaType = builder.objectRef<StoredArea>('IncomeLimitArea').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the area and the set of its limits, which never change.' }),
    label: t.string({ description: 'As "Hanover town, Grafton County, NH".', resolve: toAreaLabel }),
    town: t.exposeString('town', { nullable: true }),
    county: t.exposeString('county', { nullable: true }),
    state: t.exposeString('state', { nullable: true }),
    incomeLimit: t.field({ type: IncomeLimitType, resolve: ({ incomeLimit }) => incomeLimit }),
  }),
});

const IncomeLimitAreaConnection = builder
  .objectRef<readonly StoredArea[]>('IncomeLimitAreaConnection')
  .implement({
    fields: (t) => ({ nodes: t.field({ type: [IncomeLimitAreaType], resolve: (areas) => [...areas] }) }),
  });

const IncomeLimitAreaFilter = builder.inputType('IncomeLimitAreaFilter', {
  fields: (t) => ({
    partnerId: t.id(),
    search: t.string({
      description: 'Beginnings of words: "kings ny". Shorter than two letters finds nothing.',
    }),
    state: t.string({ required: false, description: 'Only areas of this state, such as "NY".' }),
    county: t.string({ required: false, description: 'Only areas whose county begins so.' }),
  }),
});

builder.queryField('incomeLimitAreas', (t) =>
  t.field({
    type: IncomeLimitAreaConnection,
    description: 'Towns and counties, up to twenty, the closest matches first.',
    access: anyone,
    args: { filter: t.arg({ type: IncomeLimitAreaFilter }) },
    resolve: async (_root, { filter }, visit) => {
      const ctx = enterPartner(visit, filter.partnerId);
      await takeAreaSearch(ctx);
      return searchAreas(ctx, {
        ...filter,
        state: filter.state ?? undefined,
        county: filter.county ?? undefined,
      });
    },
  }),
);

const LocatedAreasType = builder.objectRef<LocatedAreas>('LocatedIncomeLimitAreas').implement({
  fields: (t) => ({
    source: t.exposeString('source', { description: 'The data source, to be shown next to the result.' }),
    nodes: t.field({
      type: [IncomeLimitAreaType],
      description: 'The most likely one first; more than one where only the person can tell.',
      resolve: ({ areas }) => [...areas],
    }),
  }),
});

builder.queryField('incomeLimitAreasAt', (t) =>
  t.field({
    type: LocatedAreasType,
    description: 'The areas in which an address or a ZIP code may lie.',
    access: anyone,
    args: { partnerId: t.arg.id(), address: t.arg.string() },
    resolve: async (_root, { partnerId, address }, visit) => {
      const ctx = enterPartner(visit, partnerId);
      await takeAddressLookup(ctx);
      return findAreasAt(ctx, address);
    },
  }),
);
