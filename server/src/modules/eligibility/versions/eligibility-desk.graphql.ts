import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { IncomeLimitAreaType, type StoredArea } from '../../income-limits/index.ts';
import type { EligibilityDraft, EligibilityVersion } from './eligibility-version.ts';
import { publishEligibility, takeBackEligibility } from './publish-eligibility.ts';
import { type EligibilityDesk, readEligibilityDesk } from './read-eligibility-desk.ts';
import { discardEligibilityDraft, saveEligibilityDraft } from './save-eligibility-draft.ts';

type Named<Part> = Part & { readonly nameById: ReadonlyMap<string, string> };

const EligibilityVersionType = builder.objectRef<Named<EligibilityVersion>>('EligibilityVersion').implement({
  description: 'A pre-check as it was published.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    content: t.field({ type: 'JSON', resolve: ({ content }) => content }),
    note: t.exposeString('note'),
    publishedAt: t.field({ type: 'DateTime', resolve: ({ publishedAt }) => publishedAt }),
    publishedBy: t.string({
      nullable: true,
      description: "Nobody, where it came with the partner's file.",
      resolve: ({ publishedBy, nameById }) => findName(nameById, publishedBy),
    }),
    takenBackAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ takenBackAt }) => takenBackAt }),
    takenBackBy: t.string({
      nullable: true,
      resolve: ({ takenBackBy, nameById }) => findName(nameById, takenBackBy),
    }),
  }),
});

const EligibilityDraftType = builder.objectRef<Named<EligibilityDraft>>('EligibilityDraft').implement({
  description: 'What an admin is writing, which nobody is asked yet.',
  fields: (t) => ({
    content: t.field({ type: 'JSON', resolve: ({ content }) => content }),
    basedOn: t.exposeInt('basedOn', { nullable: true }),
    revision: t.exposeInt('revision'),
    changedAt: t.field({ type: 'DateTime', resolve: ({ changedAt }) => changedAt }),
    changedBy: t.string({
      nullable: true,
      resolve: ({ changedBy, nameById }) => findName(nameById, changedBy),
    }),
  }),
});

const EligibilityProgramType = builder
  .objectRef<EligibilityDesk['programs'][number]>('EligibilityProgram')
  .implement({ fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }) });

const SampleAreaType = builder
  .objectRef<readonly [id: string, area: StoredArea]>('EligibilitySampleArea')
  .implement({
    fields: (t) => ({
      id: t.id({ description: 'As the answers of sample households name it.', resolve: ([id]) => id }),
      area: t.field({ type: IncomeLimitAreaType, resolve: ([, area]) => area }),
    }),
  });

const EligibilityDeskType = builder.objectRef<EligibilityDesk>('EligibilityDesk').implement({
  description: 'Everything that an author of the pre-check works with.',
  fields: (t) => ({
    current: t.field({
      type: EligibilityVersionType,
      nullable: true,
      resolve: ({ current, nameById }) => (current ? { ...current, nameById } : null),
    }),
    draft: t.field({
      type: EligibilityDraftType,
      nullable: true,
      resolve: ({ draft, nameById }) => (draft ? { ...draft, nameById } : null),
    }),
    versions: t.field({
      type: [EligibilityVersionType],
      description: 'The newest fifty, newest first.',
      resolve: ({ versions, nameById }) => versions.map((version) => ({ ...version, nameById })),
    }),
    areas: t.field({
      type: [SampleAreaType],
      description: 'Where the sample households live, with the limits of today.',
      resolve: ({ areas }) => [...areas],
    }),
    programs: t.field({ type: [EligibilityProgramType], resolve: ({ programs }) => [...programs] }),
  }),
});

builder.queryField('eligibilityDesk', (t) =>
  t.field({
    type: EligibilityDeskType,
    access: staffWith('changePrograms'),
    resolve: (_root, _args, visit) => readEligibilityDesk(memberContext(visit)),
  }),
);

const SaveEligibilityDraftPayload = definePayload<{ revision: number }>(
  'SaveEligibilityDraftPayload',
  (t) => ({ revision: t.int({ nullable: true, resolve: ({ revision }) => revision ?? null }) }),
);

const SaveEligibilityDraftInput = builder.inputType('SaveEligibilityDraftInput', {
  fields: (t) => ({
    content: t.field({ type: 'JSON' }),
    revision: t.int({
      required: false,
      description: 'Of the draft that was changed; none where there was none.',
    }),
  }),
});

builder.mutationField('saveEligibilityDraft', (t) =>
  t.field({
    type: SaveEligibilityDraftPayload,
    access: staffWith('changePrograms'),
    args: { input: t.arg({ type: SaveEligibilityDraftInput }) },
    resolve: (_root, { input: { content, revision } }, visit) =>
      toPayload(async () =>
        saveEligibilityDraft(memberContext(visit), { content, revision: revision ?? null }),
      ),
  }),
);

const DiscardEligibilityDraftInput = builder.inputType('DiscardEligibilityDraftInput', {
  fields: (t) => ({ revision: t.int() }),
});

builder.mutationField('discardEligibilityDraft', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('changePrograms'),
    args: { input: t.arg({ type: DiscardEligibilityDraftInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => discardEligibilityDraft(memberContext(visit), input.revision)),
  }),
);

const PublishEligibilityInput = builder.inputType('PublishEligibilityInput', {
  fields: (t) => ({
    revision: t.int({ description: 'Of the draft that the author looked at.' }),
    replaces: t.int({ required: false, description: 'The number of the version that is asked until now.' }),
    note: t.string(),
  }),
});

const PublishEligibilityPayload = definePayload<{ number: number }>('PublishEligibilityPayload', (t) => ({
  number: t.int({ nullable: true, resolve: ({ number }) => number ?? null }),
}));

builder.mutationField('publishEligibility', (t) =>
  t.field({
    type: PublishEligibilityPayload,
    access: staffWith('changePrograms'),
    args: { input: t.arg({ type: PublishEligibilityInput }) },
    resolve: (_root, { input: { revision, replaces, note } }, visit) =>
      toPayload(async () =>
        publishEligibility(memberContext(visit), { revision, replaces: replaces ?? null, note }),
      ),
  }),
);

const TakeBackEligibilityInput = builder.inputType('TakeBackEligibilityInput', {
  fields: (t) => ({ number: t.int() }),
});

builder.mutationField('takeBackEligibility', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('changePrograms'),
    args: { input: t.arg({ type: TakeBackEligibilityInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => takeBackEligibility(memberContext(visit), input.number)),
  }),
);

function findName(nameById: ReadonlyMap<string, string>, id: string | null): string | null {
  return id === null ? null : (nameById.get(id) ?? null);
}
