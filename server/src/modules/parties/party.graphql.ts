import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { UserType } from '../users/index.ts';
import { listClients } from './list-clients.ts';
import { isClient, type Party, partyKinds } from './party.ts';

export const PartyKindEnum = builder.enumType('PartyKind', { values: partyKinds });

export const PartyType = builder.objectRef<Party>('Party').implement({
  description: 'Whom a case is about.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: PartyKindEnum, resolve: ({ kind }) => kind }),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    isClient: t.boolean({ description: 'Whether someone else files for them.', resolve: isClient }),
  }),
});

builder.objectField(UserType, 'clients', (t) =>
  t.field({
    type: [PartyType],
    description: 'Those for whom the person files, the last ones first; a few at a time, found by name.',
    args: { search: t.arg.string({ required: false }) },
    resolve: (_user, { search }, visit) => listClients(memberContext(visit), search ?? ''),
  }),
);
