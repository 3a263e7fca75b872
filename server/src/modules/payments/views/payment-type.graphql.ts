import {
  payeeTypes,
  paymentActs,
  paymentMethods,
  type PaymentPattern,
  paymentStatuses,
  paymentSteps,
  paymentTroubles,
  recallStates,
  sayHold,
  sayPaymentTrouble,
  sayRecall,
  sayRecallLimit,
} from '@handrail/engine/payments';
import { builder, type BuilderTypes } from '../../../platform/graphql/builder.ts';
import { MailingAddressType } from '../../users/index.ts';
import type { ExternalPayment } from '../external/external-payment.ts';
import { type PaymentPatternOf, scheduleTypes } from '../payment.ts';
import type { AttemptView } from './attempt-view-store.ts';
import type { RecallView } from './recall-view.ts';
import type { AwardView, PayeeView, PaymentView, StaffAwardView, StaffPaymentView } from './award-view.ts';

export const PaymentStatusEnum = builder.enumType('PaymentStatus', { values: paymentStatuses });
export const PaymentMethodEnum = builder.enumType('PaymentMethod', { values: paymentMethods });
const PayeeTypeEnum = builder.enumType('PayeeType', { values: payeeTypes });
const ScheduleTypeEnum = builder.enumType('ScheduleType', { values: scheduleTypes });

export const PatternEnum = builder.enumType('PaymentPatternName', {
  values: {
    OneTime: { value: 'one-time' },
    Weekly: { value: 'weekly' },
    BiWeekly: { value: 'bi-weekly' },
    SemiMonthly: { value: 'semi-monthly' },
    Monthly: { value: 'monthly' },
  } satisfies Record<string, { value: PaymentPattern }>,
});

export const PayeeType = builder.objectRef<PayeeView>('Payee').implement({
  description: 'Who is paid: a person, or a vendor.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    externalId: t.exposeString('externalId', { nullable: true, description: 'Of a vendor.' }),
    mailingAddress: t.field({
      type: MailingAddressType,
      nullable: true,
      description: 'Of a vendor.',
      resolve: ({ mailingAddress }) => mailingAddress,
    }),
    types: t.stringList({ description: 'Of a vendor.', resolve: ({ types }) => [...types] }),
  }),
});

type FieldsOf<Shape> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Shape>;

const ExternalPaymentType = builder.objectRef<ExternalPayment>('ExternalPayment').implement({
  description: 'When and under which reference something was paid outside of the product.',
  fields: (t) => ({
    paidOn: t.exposeString('paidOn', { description: 'As YYYY-MM-DD.' }),
    reference: t.exposeString('reference'),
  }),
});

const paymentFields = (t: FieldsOf<PaymentView>) => ({
  id: t.exposeID('id'),
  displayId: t.exposeString('displayId'),
  status: t.field({ type: PaymentStatusEnum, resolve: ({ status }) => status }),
  createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  initiatedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ initiatedAt }) => initiatedAt }),
  scheduledFor: t.exposeString('scheduledFor', { description: 'A banking day, as YYYY-MM-DD.' }),
  completedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ completedAt }) => completedAt }),
  updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
  method: t.field({ type: PaymentMethodEnum, nullable: true, resolve: ({ method }) => method }),
  amount: t.field({ type: 'Cents', resolve: ({ amountCents }) => amountCents }),
  payeeType: t.field({ type: PayeeTypeEnum, resolve: ({ payee }) => payee.type }),
  payee: t.field({ type: PayeeType, resolve: ({ to }) => to }),
  mailingAddressType: t.exposeString('mailingAddressType', { nullable: true }),
  mailingAddress: t.field({
    type: MailingAddressType,
    nullable: true,
    description: 'For whoever is paid, and for staff.',
    resolve: ({ mailingAddress }) => mailingAddress,
  }),
  external: t.field({
    type: ExternalPaymentType,
    nullable: true,
    description: 'For whoever is paid, and for staff, once it was recorded.',
    resolve: ({ external }) => external,
  }),
});

export const PaymentType = builder.objectRef<PaymentView>('Payment').implement({ fields: paymentFields });

const PaymentActEnum = builder.enumType('PaymentAct', { values: paymentActs });
export const PaymentTroubleEnum = builder.enumType('PaymentTroubleKind', { values: paymentTroubles });
const PaymentStepEnum = builder.enumType('PaymentStep', { values: paymentSteps });

const PaymentTroubleType = builder
  .objectRef<NonNullable<StaffPaymentView['trouble']>>('PaymentTrouble')
  .implement({
    description: 'Why a payment needs a person, and what helps it on.',
    fields: (t) => ({
      kind: t.field({ type: PaymentTroubleEnum, resolve: ({ kind }) => kind }),
      step: t.field({ type: PaymentStepEnum, resolve: ({ step }) => step }),
      code: t.exposeString('code', { nullable: true, description: 'What the provider said, such as A-005.' }),
      reason: t.string({
        description: 'In words of staff.',
        resolve: ({ kind, code, method, hold }, _args, { locale }) =>
          hold ? sayHold(locale, hold) : sayPaymentTrouble(locale, kind, code, method),
      }),
      until: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When it ends by itself.',
        resolve: ({ hold }) => hold?.until ?? null,
      }),
    }),
  });

const PaymentAttemptType = builder.objectRef<AttemptView>('PaymentAttempt').implement({
  description: 'One try to pay.',
  fields: (t) => ({
    id: t.exposeID('id'),
    method: t.field({ type: PaymentMethodEnum, resolve: ({ method }) => method }),
    state: t.exposeString('state'),
    code: t.exposeString('code', { nullable: true }),
    begunAt: t.field({ type: 'DateTime', resolve: ({ begunAt }) => begunAt }),
  }),
});

const MissingTaxFormType = builder
  .objectRef<NonNullable<StaffPaymentView['lacksTaxForm']>>('MissingTaxForm')
  .implement({
    description: 'The payee has not signed the W-9 that this payment needs; when they were told to claim it.',
    fields: (t) => ({
      toldAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ toldAt }) => toldAt }),
      remindedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ remindedAt }) => remindedAt }),
    }),
  });

const RecallStateEnum = builder.enumType('PaymentRecallState', { values: recallStates });

const PaymentRecallType = builder.objectRef<RecallView>('PaymentRecall').implement({
  description: 'Whether money that was sent can be taken back, and what came of asking for it.',
  fields: (t) => ({
    state: t.field({
      type: RecallStateEnum,
      nullable: true,
      description: 'Nothing where nobody has asked for it.',
      resolve: ({ state }) => state,
    }),
    askedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ askedAt }) => askedAt }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why someone asked for it.' }),
    standing: t.string({
      nullable: true,
      description: 'What came of it, in words of staff.',
      resolve: ({ state }, _args, { locale }) => state && sayRecall(locale, state),
    }),
    canRecall: t.exposeBoolean('canRecall', { description: 'Whether the provider can be asked at all.' }),
    limit: t.string({
      nullable: true,
      description: 'Until when it can be taken back, or why it cannot.',
      resolve: ({ method, canRecall }, _args, { locale }) => sayRecallLimit(locale, method, canRecall),
    }),
  }),
});

export const StaffPaymentType = builder.objectRef<StaffPaymentView>('StaffPayment').implement({
  description: 'A payment with what staff wrote about it.',
  fields: (t) => ({
    ...paymentFields(t as unknown as FieldsOf<PaymentView>),
    number: t.exposeInt('number', { description: 'Which payment of the award it is, from one on.' }),
    heldAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ heldAt }) => heldAt }),
    holdNote: t.exposeString('holdNote', { nullable: true }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    isReturned: t.exposeBoolean('isReturned', { description: 'The money came back after it had arrived.' }),
    attempts: t.field({ type: [PaymentAttemptType], resolve: ({ attempts }) => [...attempts] }),
    acts: t.field({
      type: [PaymentActEnum],
      description: 'What can be done to it as it stands, by those who issue payments.',
      resolve: ({ acts }) => [...acts],
    }),
    recall: t.field({
      type: PaymentRecallType,
      nullable: true,
      description: 'Of what was sent.',
      resolve: ({ recall }) => recall,
    }),
    trouble: t.field({ type: PaymentTroubleType, nullable: true, resolve: ({ trouble }) => trouble }),
    missingTaxForm: t.field({
      type: MissingTaxFormType,
      nullable: true,
      description: 'For those who issue payments.',
      resolve: ({ lacksTaxForm }) => lacksTaxForm,
    }),
    version: t.exposeInt('version'),
  }),
});

export const PaymentPatternType = builder.objectRef<PaymentPatternOf>('PaymentPattern').implement({
  description: 'How the payments of a recurring award come.',
  fields: (t) => ({
    id: t.exposeID('id'),
    amount: t.field({ type: 'Cents', resolve: ({ amountCents }) => amountCents }),
    totalAmount: t.field({ type: 'Cents', resolve: ({ totalAmountCents }) => totalAmountCents }),
    pattern: t.field({ type: PatternEnum, resolve: ({ pattern }) => pattern }),
    count: t.exposeInt('count'),
    start: t.exposeString('start', { description: 'As YYYY-MM-DD.' }),
  }),
});

export const FundNameType = builder.objectRef<{ id: string; name: string }>('FundName').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const awardFields = (t: FieldsOf<Omit<AwardView, 'payments'>>) => ({
  id: t.exposeID('id'),
  displayId: t.exposeString('displayId'),
  fund: t.field({ type: FundNameType, resolve: ({ fund }) => fund }),
  approvedAmount: t.field({ type: 'Cents', resolve: ({ approvedAmountCents }) => approvedAmountCents }),
  scheduleType: t.field({ type: ScheduleTypeEnum, resolve: ({ scheduleType }) => scheduleType }),
  paymentPattern: t.field({ type: PaymentPatternType, nullable: true, resolve: ({ pattern }) => pattern }),
});

export const FulfillmentType = builder.objectRef<AwardView>('Fulfillment').implement({
  description: 'An award, as the person sees who applied for it.',
  fields: (t) => ({
    ...awardFields(t as unknown as FieldsOf<Omit<AwardView, 'payments'>>),
    payments: t.field({ type: [PaymentType], resolve: ({ payments }) => [...payments] }),
  }),
});

export const StaffNameType = builder
  .objectRef<{ id: string; name: string | null; email: string }>('AwardStaff')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name', { nullable: true }),
      email: t.exposeString('email'),
    }),
  });

export const StaffFulfillmentType = builder.objectRef<StaffAwardView>('StaffFulfillment').implement({
  description: 'An award with who issued and approved it.',
  fields: (t) => ({
    ...awardFields(t as unknown as FieldsOf<Omit<AwardView, 'payments'>>),
    payments: t.field({ type: [StaffPaymentType], resolve: ({ payments }) => [...payments] }),
    caseId: t.exposeID('caseId'),
    issuedAt: t.field({ type: 'DateTime', resolve: ({ issuedAt }) => issuedAt }),
    issuedBy: t.field({ type: StaffNameType, nullable: true, resolve: ({ issuer }) => issuer }),
    needsApproval: t.exposeBoolean('needsApproval', {
      description: 'A second person has to approve it before anything is paid.',
    }),
    isCertifier: t.exposeBoolean('isCertifier', {
      description:
        'The caller certified or approved the amount, so someone else approves it and reissues payments.',
    }),
    approvedBy: t.field({ type: StaffNameType, nullable: true, resolve: ({ approver }) => approver }),
    approvedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ approvedAt }) => approvedAt }),
    stoppedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ stoppedAt }) => stoppedAt }),
    version: t.exposeInt('version'),
  }),
});
