import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { enterPartner } from '../partners/index.ts';
import { beginPasskeyEnrolment } from './begin-passkey-enrolment.ts';
import { beginTotpEnrolment, type TotpEnrolment } from './begin-totp-enrolment.ts';
import type { Enrolled } from './complete-enrolment.ts';
import { confirmPasskeyEnrolment } from './confirm-passkey-enrolment.ts';
import { confirmTotpEnrolment } from './confirm-totp-enrolment.ts';
import { passkeyAttestation } from './passkey-response.ts';

const firstStep = {
  required: false,
  description: 'The token of the first step, for someone without a session who has no factor yet.',
} as const;

const EnrolmentPayload = definePayload<Enrolled>('EnrolmentPayload', (t) => ({
  recoveryCodes: t.stringList({
    nullable: true,
    description: 'With the first factor, and shown this once.',
    resolve: ({ recoveryCodes }) => recoveryCodes && [...recoveryCodes],
  }),
}));

const TotpEnrolmentPayload = definePayload<TotpEnrolment>('TotpEnrolmentPayload', (t) => ({
  secret: t.string({ nullable: true, resolve: ({ secret }) => secret }),
  uri: t.string({ nullable: true, description: 'For the QR code.', resolve: ({ uri }) => uri }),
}));

const BeginEnrolmentInput = builder.inputType('BeginEnrolmentInput', {
  fields: (t) => ({ partnerId: t.id(), firstStep: t.string(firstStep) }),
});

builder.mutationField('beginTotpEnrolment', (t) =>
  t.field({
    type: TotpEnrolmentPayload,
    access: anyone,
    args: { input: t.arg({ type: BeginEnrolmentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => beginTotpEnrolment(enterPartner(visit, input.partnerId), input.firstStep)),
  }),
);

const ConfirmTotpEnrolmentInput = builder.inputType('ConfirmTotpEnrolmentInput', {
  fields: (t) => ({
    partnerId: t.id(),
    firstStep: t.string(firstStep),
    code: t.string(),
    label: t.string({ required: false }),
  }),
});

builder.mutationField('confirmTotpEnrolment', (t) =>
  t.field({
    type: EnrolmentPayload,
    access: anyone,
    args: { input: t.arg({ type: ConfirmTotpEnrolmentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => confirmTotpEnrolment(enterPartner(visit, input.partnerId), input)),
  }),
);

const PasskeyEnrolmentPayload = definePayload<{ options: PublicKeyCredentialCreationOptionsJSON }>(
  'PasskeyEnrolmentPayload',
  (t) => ({
    options: t.field({
      type: 'JSON',
      nullable: true,
      description: 'For navigator.credentials.create.',
      resolve: ({ options }) => options ?? null,
    }),
  }),
);

builder.mutationField('beginPasskeyEnrolment', (t) =>
  t.field({
    type: PasskeyEnrolmentPayload,
    access: anyone,
    args: { input: t.arg({ type: BeginEnrolmentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        options: await beginPasskeyEnrolment(enterPartner(visit, input.partnerId), input.firstStep),
      })),
  }),
);

const ConfirmPasskeyEnrolmentInput = builder.inputType('ConfirmPasskeyEnrolmentInput', {
  fields: (t) => ({
    partnerId: t.id(),
    firstStep: t.string(firstStep),
    response: t.field({ type: 'JSON' }),
    label: t.string({ required: false }),
  }),
});

builder.mutationField('confirmPasskeyEnrolment', (t) =>
  t.field({
    type: EnrolmentPayload,
    access: anyone,
    args: { input: t.arg({ type: ConfirmPasskeyEnrolmentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const ctx = enterPartner(visit, input.partnerId);
        const response = parseInput(passkeyAttestation, input.response) as RegistrationResponseJSON;
        return confirmPasskeyEnrolment(ctx, { ...input, response });
      }),
  }),
);
