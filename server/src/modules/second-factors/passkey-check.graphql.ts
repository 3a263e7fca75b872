import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { enterPartner } from '../partners/index.ts';
import { beginPasskeyCheck } from './begin-passkey-check.ts';

const PasskeyCheckPayload = definePayload<{ options: PublicKeyCredentialRequestOptionsJSON }>(
  'PasskeyCheckPayload',
  (t) => ({
    options: t.field({
      type: 'JSON',
      nullable: true,
      description: 'For navigator.credentials.get.',
      resolve: ({ options }) => options ?? null,
    }),
  }),
);

const BeginPasskeyCheckInput = builder.inputType('BeginPasskeyCheckInput', {
  fields: (t) => ({ partnerId: t.id(), firstStep: t.string() }),
});

builder.mutationField('beginPasskeyCheck', (t) =>
  t.field({
    type: PasskeyCheckPayload,
    access: anyone,
    args: { input: t.arg({ type: BeginPasskeyCheckInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        options: await beginPasskeyCheck(enterPartner(visit, input.partnerId), input.firstStep),
      })),
  }),
);
