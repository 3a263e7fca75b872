import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { isPlain, wordUnseen } from '../../../platform/plain-name.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import type { SavedView } from './saved-view.ts';
import { chooseFirstView, listSavedViews, removeView, saveView } from './saved-views.ts';

const SavedViewType = builder.objectRef<SavedView>('SavedView').implement({
  description: 'A list of cases that someone put together once and opens again.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isShared: t.exposeBoolean('isShared', { description: 'Everyone at the partner can open it.' }),
    isOwn: t.boolean({
      resolve: ({ ownerId }, _args, { actor }) => 'userId' in actor && actor.userId === ownerId,
    }),
    isFirst: t.exposeBoolean('isFirst', { description: 'The queue of the caller opens with it.' }),
    address: t.exposeString('address', { description: 'Filters and order, as a query of an address.' }),
  }),
});

builder.queryField('savedViews', (t) =>
  t.field({
    type: [SavedViewType],
    access: staffWith('readCases'),
    description: 'The lists that the caller saved and those that colleagues share, by name.',
    resolve: (_root, _args, visit) => listSavedViews(memberContext(visit)),
  }),
);

const SaveViewInput = builder.inputType('SaveViewInput', {
  fields: (t) => ({
    id: t.id({ description: 'Chosen by the caller; one of their own is changed.' }),
    name: t.string(),
    isShared: t.boolean(),
    address: t.string(),
  }),
});

const SavedViewPayload = definePayload<{ savedView: SavedView }>('SavedViewPayload', (t) => ({
  savedView: t.field({ type: SavedViewType, nullable: true, resolve: ({ savedView }) => savedView ?? null }),
}));

const longestName = 60;
const longestAddress = 1_000;
const draft = z.object({
  id: z.uuid(),
  name: z.string().max(longestName).refine(isPlain, wordUnseen),
  isShared: z.boolean(),
  address: z.string().max(longestAddress),
});

builder.mutationField('saveView', (t) =>
  t.field({
    type: SavedViewPayload,
    access: staffWith('readCases'),
    args: { input: t.arg({ type: SaveViewInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        savedView: await saveView(memberContext(visit), parseInput(draft, input)),
      })),
  }),
);

const RemoveViewInput = builder.inputType('RemoveViewInput', { fields: (t) => ({ id: t.id() }) });

builder.mutationField('removeView', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('readCases'),
    args: { input: t.arg({ type: RemoveViewInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        await removeView(memberContext(visit), parseInput(z.object({ id: z.uuid() }), input).id);
        return {};
      }),
  }),
);

const ChooseFirstViewInput = builder.inputType('ChooseFirstViewInput', {
  fields: (t) => ({ id: t.id({ required: false, description: 'Null opens what waits for the caller.' }) }),
});

builder.mutationField('chooseFirstView', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('readCases'),
    description: 'Says with which saved list the queue of the caller opens.',
    args: { input: t.arg({ type: ChooseFirstViewInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { id } = parseInput(z.object({ id: z.uuid().nullish() }), input);
        await chooseFirstView(memberContext(visit), id ?? null);
        return {};
      }),
  }),
);
