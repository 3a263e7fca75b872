import { visibleText } from '@handrail/engine';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { CaseType } from '../../cases/index.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import {
  findOwnWaiting,
  findWaitingPlace,
  hasWaitingList,
  type OwnWaiting,
  type WaitingPlace,
} from './find-waiting.ts';
import { setWaitingList } from './set-waiting-list.ts';

const WaitingPlaceType = builder.objectRef<WaitingPlace>('WaitingPlace').implement({
  fields: (t) => ({
    since: t.field({ type: 'DateTime', resolve: ({ since }) => since }),
    position: t.exposeInt('position', { description: 'First is 1, by the day of coming onto the list.' }),
    count: t.exposeInt('count', { description: 'How many cases of the program are on the list.' }),
  }),
});

const OwnWaitingType = builder.objectRef<OwnWaiting>('OwnWaiting').implement({
  fields: (t) => ({
    since: t.field({ type: 'DateTime', resolve: ({ since }) => since }),
    reason: t.exposeString('reason', { description: 'What staff wrote to the person.' }),
  }),
});

builder.objectField(StaffCaseType, 'waiting', (t) =>
  t.field({
    type: WaitingPlaceType,
    nullable: true,
    description: 'Its place on the waiting list; null where it is not on it.',
    resolve: async (about, _args, visit) => (await findWaitingPlace(memberContext(visit), about)) ?? null,
  }),
);

builder.objectField(StaffCaseType, 'hasWaitingList', (t) =>
  t.boolean({
    description: 'Whether the program has a waiting list.',
    resolve: (about, _args, visit) => hasWaitingList(memberContext(visit), about),
  }),
);

builder.objectField(CaseType, 'waiting', (t) =>
  t.field({
    type: OwnWaitingType,
    nullable: true,
    description: 'Since when the case is on the waiting list, and why; null where it is not on it.',
    resolve: async (own, _args, visit) => (await findOwnWaiting(memberContext(visit), own)) ?? null,
  }),
);

const SetWaitingListInput = builder.inputType('SetWaitingListInput', {
  fields: (t) => ({
    caseId: t.id(),
    isWaiting: t.boolean(),
    reason: t.string({ required: false, description: 'The applicant will read it.' }),
  }),
});

const waiting = z.object({
  caseId: z.uuid(),
  isWaiting: z.boolean(),
  reason: z
    .string()
    .overwrite(visibleText)
    .max(2000, 'A reason can have up to 2,000 characters')
    .nullish()
    .transform((text) => text ?? ''),
});

builder.mutationField('setWaitingList', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('workCases'),
    description: 'Puts a case in review on the waiting list of its program, or takes it off.',
    args: { input: t.arg({ type: SetWaitingListInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(() => setWaitingList(memberContext(visit), parseInput(waiting, input))),
  }),
);
