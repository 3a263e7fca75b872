import type { Locale } from '../language/locale.ts';
import type { Reason } from '../rules/explain-rule.ts';
import type { Reader } from './eligibility-words.ts';
import type { IncomeLimitArea } from './income-limit.ts';

/** Whether something is so; nothing where answers that could change it are missing. */
export interface Judgement {
  readonly truth: boolean | undefined;
  readonly reasons: readonly Reason[];
  readonly missing: readonly Reason[];
}

/** What a judgement needs beside definition and answers. */
export interface JudgeSettings {
  readonly locale: Locale;
  /** The day in the partner's zone, as 2026-11-15. */
  readonly today: string;
  /** The areas that the answers name, by their ids. */
  readonly areas: ReadonlyMap<string, IncomeLimitArea>;
  /** Whom the reasons address; the person who answered, unless it says otherwise. */
  readonly reader?: Reader;
}
