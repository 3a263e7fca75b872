import type { FormSettings } from '../../definition/form-settings.ts';

/** What is wrong with an answer. */
export interface FieldFault {
  readonly messages: readonly string[];
  /** Whether an answer, or a part of it, is still to be given. */
  readonly isMissing: boolean;
}

/** Finds what is wrong with an answer that is there. */
export type ValueCheck = (value: unknown, settings: FormSettings) => readonly string[];

export const noMessages: readonly string[] = [];
