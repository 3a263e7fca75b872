import { builder } from '../../platform/graphql/builder.ts';
import { PartnerConfigType } from '../partners/index.ts';
import { UserType } from '../users/index.ts';
import { toDraftKey } from './sessions/draft-key.ts';
import { findSessionTimeouts, type SessionTimeouts } from './sessions/find-session-timeouts.ts';
import { findPasswordHash } from './identity-store.ts';

const SessionTimeoutsType = builder.objectRef<SessionTimeouts>('SessionTimeouts').implement({
  fields: (t) => ({
    warningMinutes: t.exposeFloat('warningMinutes', {
      description: 'How long before the timeout a person is warned.',
    }),
    timeoutMinutes: t.exposeFloat('timeoutMinutes'),
  }),
});

builder.objectField(PartnerConfigType, 'session', (t) =>
  t.field({
    type: SessionTimeoutsType,
    resolve: ({ id }, _args, { ports }) => findSessionTimeouts(ports.flags, id),
  }),
);

builder.objectField(UserType, 'hasPassword', (t) =>
  t.boolean({
    resolve: async ({ partnerId, id }, _args, visit) => {
      const { db } = visit.enter(partnerId);
      return (await db.transaction((tx) => findPasswordHash(tx, partnerId, id))) !== undefined;
    },
  }),
);

builder.objectField(UserType, 'draftKey', (t) =>
  t.string({
    description: 'Encrypts on the device what the person has typed and not yet sent. Never store it there.',
    resolve: ({ partnerId, id }, _args, { keys }) => toDraftKey(keys, partnerId, id),
  }),
);
