import type { AnswerValue } from '@handrail/engine';

/** How one kind of text is typed; it never removes a character that someone meant to type. */
export interface Mask {
  /** How a stored answer looks while no one is editing it. */
  readonly show: (value: unknown) => string;
  /** The answer that is kept of what stands there, after every key. */
  readonly read: (text: string) => AnswerValue;
  /** The answer that is kept once the person leaves. */
  readonly tidy: (text: string) => AnswerValue;
  /** What stands there after an edit, where that is not just what was typed. */
  readonly edit?: (before: string, after: TypedText) => TypedText;
}

export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** A kept answer as text, whatever it came as. */
export function showPlain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
