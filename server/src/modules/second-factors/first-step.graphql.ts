import { builder } from '../../platform/graphql/builder.ts';
import { type SecondFactorKind, secondFactorKinds } from './second-factor.ts';
import type { FirstStep } from './sign-in-step.ts';

export const SecondFactorKindEnum = builder.enumType('SecondFactorKind', { values: secondFactorKinds });

export const FirstStepType = builder.objectRef<FirstStep>('FirstStep').implement({
  description: 'A right password of staff. It begins no session; it leads to the second factor.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'Good for one second factor within ten minutes.' }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
    factors: t.field({
      type: [SecondFactorKindEnum],
      description: 'Without any, the person has to set one up first.',
      resolve: ({ factors }): SecondFactorKind[] => [...factors],
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
  }),
});
