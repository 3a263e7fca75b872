import { isUuid } from '@handrail/engine/uuid';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { WorkflowEventType } from '../../cases/index.ts';
import { FundType } from '../../funds/index.ts';
import type { UserContact } from '../../users/index.ts';
import { PayeeType, PaymentMethodEnum } from '../views/payment-type.graphql.ts';
import type { PayeeView } from '../views/award-view.ts';
import { findIssueOptions, type IssueOptions } from './find-issue-options.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { findUpcoming } from './plan-guards.ts';
import { findPaymentSettings, savePaymentSettings, type SettingsView } from './save-payment-settings.ts';

const PaymentSettingsType = builder.objectRef<PaymentSettings & Partial<SettingsView>>('PaymentSettings');
PaymentSettingsType.implement({
  description: 'Who may issue what.',
  fields: (t) => ({
    certifierMayIssue: t.exposeBoolean('certifierMayIssue'),
    secondApproverAbove: t.field({
      type: 'Cents',
      nullable: true,
      resolve: ({ secondApproverAboveCents }) => secondApproverAboveCents,
    }),
    retypeAbove: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Above this, the amount is typed twice.',
      resolve: ({ retypeAboveCents }) => retypeAboveCents,
    }),
    claimReminderDays: t.exposeInt('claimReminderDays', { description: '0 means never.' }),
    claimWithinDays: t.exposeInt('claimWithinDays', {
      description: 'After so many days, unclaimed money goes back to the fund; 0 means never.',
    }),
    coolDownHours: t.exposeInt('coolDownHours', {
      description: 'For so long, nothing is sent to someone who changed where their money goes.',
    }),
    upcoming: t.field({
      type: PaymentSettingsType,
      nullable: true,
      description: 'What will hold once every lowered guard has waited for its day; null where none waits.',
      resolve: ({ pending = {}, ...settings }) => findUpcoming({ settings, pending })?.settings ?? null,
    }),
    upcomingFrom: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ pending = {}, ...settings }) => findUpcoming({ settings, pending })?.from ?? null,
    }),
  }),
});

const IssueOptionsType = builder.objectRef<IssueOptions>('IssueOptions').implement({
  description: 'What someone can choose from before they issue funds to a case.',
  fields: (t) => ({
    refusals: t.stringList({
      description: 'Why the caller cannot issue anything now; empty when they can.',
      resolve: ({ refusals }) => [...refusals],
    }),
    certifications: t.field({
      type: [WorkflowEventType],
      description: 'Who certified or approved the amount, the newest first.',
      resolve: ({ certifications }) => [...certifications],
    }),
    approvedAmount: t.field({ type: 'Cents', nullable: true, resolve: ({ approvedCents }) => approvedCents }),
    awardedAmount: t.field({ type: 'Cents', resolve: ({ awardedCents }) => awardedCents }),
    funds: t.field({ type: [FundType], resolve: ({ funds }) => [...funds] }),
    person: t.field({
      type: PayeeType,
      nullable: true,
      description: 'Whom the case is about; null where they cannot be paid.',
      resolve: ({ person }) => person && toPayee(person),
    }),
    canRecur: t.exposeBoolean('canRecur'),
    canSplit: t.exposeBoolean('canSplit'),
    payeeChooses: t.exposeBoolean('payeeChooses', {
      description: 'The person who is paid chooses the method when they claim the money.',
    }),
    methods: t.field({ type: [PaymentMethodEnum], resolve: ({ methods }) => [...methods] }),
    earliestDay: t.exposeString('earliestDay'),
    settings: t.field({ type: PaymentSettingsType, resolve: ({ settings }) => settings }),
  }),
});

function toPayee({ id, name, email }: UserContact): PayeeView {
  return { id, name, email, externalId: null, mailingAddress: null, types: [] };
}

builder.queryField('issueOptions', (t) =>
  t.field({
    type: IssueOptionsType,
    nullable: true,
    access: staffWith('issuePayments'),
    args: { caseId: t.arg.id() },
    resolve: async (_root, { caseId }, visit) =>
      isUuid(caseId) ? ((await findIssueOptions(memberContext(visit), caseId)) ?? null) : null,
  }),
);

builder.queryField('paymentSettings', (t) =>
  t.field({
    type: PaymentSettingsType,
    access: staffWith('issuePayments'),
    resolve: (_root, _args, visit) => findPaymentSettings(memberContext(visit)),
  }),
);

const SavePaymentSettingsInput = builder.inputType('SavePaymentSettingsInput', {
  fields: (t) => ({
    certifierMayIssue: t.boolean(),
    secondApproverAbove: t.field({ type: 'Cents', required: false }),
    retypeAbove: t.field({ type: 'Cents', required: false }),
    claimReminderDays: t.int({ required: false, description: '0 means never; what is missing stays.' }),
    claimWithinDays: t.int({ required: false, description: '0 means that money waits forever.' }),
    coolDownHours: t.int({ required: false }),
  }),
});

const limit = z.number().int().min(0).nullish();
const settingsToSave = z.object({
  certifierMayIssue: z.boolean(),
  secondApproverAbove: limit,
  retypeAbove: limit,
  claimReminderDays: z.number().int().min(0).max(365).nullish(),
  // Two weeks at least: a week to claim, and a week of warning.
  claimWithinDays: z.union([z.literal(0), z.number().int().min(14).max(3650)]).nullish(),
  coolDownHours: z.number().int().min(0).max(720).nullish(),
});

const PaymentSettingsPayload = definePayload<{ settings: SettingsView }>('PaymentSettingsPayload', (t) => ({
  settings: t.field({
    type: PaymentSettingsType,
    nullable: true,
    resolve: ({ settings }) => settings ?? null,
  }),
}));

builder.mutationField('savePaymentSettings', (t) =>
  t.field({
    type: PaymentSettingsPayload,
    access: staffWith('changeSettings'),
    args: { input: t.arg({ type: SavePaymentSettingsInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const parsed = parseInput(settingsToSave, input);
        const { certifierMayIssue, secondApproverAbove, retypeAbove } = parsed;
        const { claimReminderDays, claimWithinDays, coolDownHours } = parsed;
        const settings = await savePaymentSettings(memberContext(visit), {
          certifierMayIssue,
          secondApproverAboveCents: secondApproverAbove ?? null,
          retypeAboveCents: retypeAbove ?? null,
          ...(typeof claimReminderDays === 'number' && { claimReminderDays }),
          ...(typeof claimWithinDays === 'number' && { claimWithinDays }),
          ...(typeof coolDownHours === 'number' && { coolDownHours }),
        });
        return { settings };
      }),
  }),
);
