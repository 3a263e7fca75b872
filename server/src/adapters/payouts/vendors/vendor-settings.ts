import type { ClaimMethod } from '@handrail/engine/payments';
import type { Log } from '../../../platform/log/log.ts';

/** What connects any vendor; each has more of its own. */
export interface VendorSettings<Method extends ClaimMethod> {
  readonly apiKey: string;
  /** The methods that it pays here, where not all of its own. */
  readonly methods?: readonly Method[] | undefined;
  readonly url?: string | undefined;
  readonly timeoutMs?: number;
}

export type VendorLog = Pick<Log, 'error'>;
