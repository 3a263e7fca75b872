import type { PayeeFlag } from '@handrail/engine/payments';
import type { Elsewhere } from './pause-claimed-elsewhere.ts';

/** A claim that has to wait. It ends the transaction of the claim, which must leave nothing behind. */
export class ClaimStopped extends Error {
  /** A person has to look at it first. */
  readonly flag: PayeeFlag | undefined;
  /** It names a place to which the payee was never paid. */
  readonly elsewhere: Elsewhere | undefined;

  constructor({ flag, elsewhere }: Pick<ClaimStopped, 'flag' | 'elsewhere'>) {
    super('This claim has to wait');
    this.flag = flag;
    this.elsewhere = elsewhere;
  }
}
