import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { PaymentMethodEnum } from '../../payments/index.ts';
import { findPayoutRules, type PayoutMethod, type PayoutRules } from '../find-payout-rules.ts';

const PayoutMethodType = builder.objectRef<PayoutMethod>('PayoutMethod').implement({
  description: 'Who pays in one way.',
  fields: (t) => ({
    method: t.field({ type: PaymentMethodEnum, resolve: ({ method }) => method }),
    provider: t.exposeString('provider', {
      nullable: true,
      description: 'Null where nobody does: the method cannot be chosen.',
    }),
    isTest: t.exposeBoolean('isTest', { description: 'It only pretends to pay.' }),
    isOffered: t.exposeBoolean('isOffered', { description: 'A program lets its payees choose it.' }),
  }),
});

const PayoutRulesType = builder.objectRef<PayoutRules>('PayoutRules').implement({
  fields: (t) => ({
    isConnected: t.exposeBoolean('isConnected', { description: 'Without a provider nobody can claim.' }),
    hasBankFiles: t.exposeBoolean('hasBankFiles'),
    methods: t.field({ type: [PayoutMethodType], resolve: ({ methods }) => [...methods] }),
  }),
});

builder.queryField('payoutRules', (t) =>
  t.field({
    type: PayoutRulesType,
    access: staffWith('issuePayments'),
    description: 'How money leaves here; an installation without a payment provider must know it.',
    resolve: (_root, _args, visit) => findPayoutRules(memberContext(visit)),
  }),
);
