import { hasFeature } from './features.ts';

/** Whether a W9 is collected while applying: the program asks for it and the partner itself pays. */
export function collectsW9(switchedOn: readonly string[]): boolean {
  return hasFeature(switchedOn, 'w9') && hasFeature(switchedOn, 'partner-issued');
}
