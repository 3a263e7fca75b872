/** When a form shows its errors: once submitted, once edited except for missing answers, or once edited (P457). */
export type ValidationTiming = 'onSubmit' | 'requiredOnSubmit' | 'onEdit';

/** Whether an error of a field is shown yet. */
export function isErrorShown(
  timing: ValidationTiming,
  { isMissing, isTouched, isAttempted }: { isMissing: boolean; isTouched: boolean; isAttempted: boolean },
): boolean {
  if (isAttempted) return true;
  if (timing === 'onSubmit' || !isTouched) return false;
  return timing === 'onEdit' || !isMissing;
}
