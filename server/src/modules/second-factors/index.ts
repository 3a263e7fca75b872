export { checkSecondFactor, type SecondProof } from './check-second-factor.ts';
export { FirstStepType } from './first-step.graphql.ts';
export { forgetSecondFactors } from './forget-second-factors.ts';
export { passkeyRefused } from './passkey-refused.ts';
export { passkeyAssertion } from './passkey-response.ts';
export { listUsersWithFactor } from './second-factor-store.ts';
export { beginSignInStep, type FirstStep, getSignInStep } from './sign-in-step.ts';
export { addFailedProof, markStepUsed } from './sign-in-step-store.ts';
