/** One page of an application. */
export type Step =
  | { readonly kind: 'section' | 'group' | 'question'; readonly key: string }
  | { readonly kind: 'w9' }
  | { readonly kind: 'review' };

/** The part of an application's address that stands for a step; dots of a key are written as dashes. */
export function toStepPath(step: Step): string {
  if (step.kind === 'w9' || step.kind === 'review') return step.kind;
  return `${step.kind}s/${toAddress(step.key)}`;
}

/** A key as it stands in an address. */
export function toAddress(key: string): string {
  return key.replaceAll('.', '-');
}

export function isSameStep(left: Step, right: Step): boolean {
  return toStepPath(left) === toStepPath(right);
}
