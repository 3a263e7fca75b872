import { anyone } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { enterPartner } from '../../partners/index.ts';
import { beginSession } from './begin-session.ts';
import { endSession } from './end-session.ts';
import { authenticationMechanisms } from './session.ts';

export const AuthenticationMechanismEnum = builder.enumType('AuthenticationMechanism', {
  values: authenticationMechanisms,
});

const BeginSessionInput = builder.inputType('BeginSessionInput', {
  fields: (t) => ({
    partnerId: t.id(),
    tenantId: t.id(),
    token: t.string(),
    authenticationMechanism: t.field({ type: AuthenticationMechanismEnum }),
    userId: t.id(),
  }),
});

builder.mutationField('beginSession', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: { input: t.arg({ type: BeginSessionInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const verifier = visit.session.readVerifierCookie();
        const { cookie } = await beginSession(enterPartner(visit, input.partnerId), { ...input, verifier });
        visit.session.setSessionCookie(cookie);
      }),
  }),
);

builder.mutationField('endSession', (t) =>
  t.field({
    type: MetadataPayload,
    access: anyone,
    args: {
      isIdle: t.arg.boolean({
        required: false,
        description: 'The person was away too long: what they typed stays, encrypted, on the device.',
      }),
    },
    resolve: (_root, { isIdle }, visit) =>
      toPayload(async () => {
        // Someone whose session has ended already is logged out, which is what they asked for.
        if (visit.actor.kind !== 'anonymous') {
          await endSession(memberContext(visit), { action: isIdle ? 'endIdleSession' : 'endSession' });
        }
        visit.session.clearSessionCookie();
        if (!isIdle) visit.session.clearSiteData();
      }),
  }),
);
