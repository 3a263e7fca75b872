import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { toRecordId } from '../../../platform/graphql/record-id.ts';
import { notePresence } from './note-presence.ts';

const NoteCasePresenceInput = builder.inputType('NoteCasePresenceInput', {
  fields: (t) => ({ caseId: t.id() }),
});

interface Visitor {
  readonly name: string | null;
}

const VisitorType = builder.objectRef<Visitor>('CaseVisitor').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'Null for an account without a name.' }),
  }),
});

const PresencePayload = definePayload<{ others: Visitor[] }>('CasePresencePayload', (t) => ({
  others: t.field({
    type: [VisitorType],
    nullable: true,
    description: 'Everyone else who has the case open.',
    resolve: ({ others }) => others ?? null,
  }),
}));

builder.mutationField('noteCasePresence', (t) =>
  t.field({
    type: PresencePayload,
    access: staffWith('readCases'),
    description: 'Says that the caller has a case open, for a minute.',
    args: { input: t.arg({ type: NoteCasePresenceInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const names = await notePresence(memberContext(visit), toRecordId(input.caseId));
        return { others: names.map((name) => ({ name })) };
      }),
  }),
);
