import { z } from 'zod';
import { signedIn } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { endSessionById, endSessions } from './end-sessions.ts';
import { keepSession } from './keep-session.ts';
import { listSessions, type OwnSession } from './list-sessions.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { AuthenticationMechanismEnum } from './session.graphql.ts';

const SessionType = builder.objectRef<OwnSession>('Session').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    lastSeenAt: t.field({ type: 'DateTime', resolve: ({ lastSeenAt }) => lastSeenAt }),
    mechanism: t.field({ type: AuthenticationMechanismEnum, resolve: ({ mechanism }) => mechanism }),
    device: t.exposeString('device', { nullable: true, description: 'In words; null when it is unknown.' }),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
});

builder.queryField('sessions', (t) =>
  t.field({
    type: [SessionType],
    access: signedIn,
    description: "The caller's open sessions.",
    resolve: (_root, _args, visit) => listSessions(memberContext(visit)),
  }),
);

const EndSessionsInput = builder.inputType('EndSessionsInput', {
  fields: (t) => ({ keepCurrent: t.boolean() }),
});

builder.mutationField('endSessions', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    args: { input: t.arg({ type: EndSessionsInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { cookie } = await endSessions(memberContext(visit), input);
        if (cookie !== undefined) {
          visit.session.setSessionCookie(cookie);
          return;
        }
        visit.session.clearSessionCookie();
        visit.session.clearSiteData();
      }),
  }),
);

const EndSessionByIdInput = builder.inputType('EndSessionByIdInput', {
  fields: (t) => ({ id: t.id() }),
});

builder.mutationField('endSessionById', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    args: { input: t.arg({ type: EndSessionByIdInput }) },
    resolve: (_root, { input }, visit) => toPayload(() => endSessionById(memberContext(visit), input.id)),
  }),
);

builder.mutationField('keepSession', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    resolve: (_root, _args, visit) => toPayload(() => keepSession(memberContext(visit))),
  }),
);

const ReauthenticateInput = builder.inputType('ReauthenticateInput', {
  fields: (t) => ({ password: t.string() }),
});

builder.mutationField('reauthenticate', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    args: { input: t.arg({ type: ReauthenticateInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const { password } = parseInput(passwordInput, input);
        const { cookie } = await reauthenticate(memberContext(visit), password);
        visit.session.setSessionCookie(cookie);
      }),
  }),
);

const passwordInput = z.object({ password: z.string().max(1000) });
