import type { ZodType } from 'zod';

/** One environment variable: how it is checked, and what an operator is told about it. */
export interface Variable<T = unknown> {
  readonly about: string;
  /** Completes "allowed: ...". */
  readonly allowed: string;
  /** What happens when it is not set. */
  readonly unset: string;
  readonly schema: ZodType<T, string>;
  /** A secret is never shown; of a secret address only the scheme and the host are. */
  readonly secret?: 'value' | 'address';
  /** Says what production asks for where it does not accept the value being unset. */
  readonly requiredInProduction?: string;
}
