/**
 * A vendor gave no answer that settles anything: too late, broken off, busy, or a refusal of our own credentials. Whether it
 * has the payment is not known. The code says which of these, and nothing of what was asked.
 */
export class VendorSilence extends Error {
  override readonly name = 'VendorSilence';
  readonly code: string;

  constructor(code: string) {
    super(`The payment provider gave no usable answer (${code}).`);
    this.code = code;
  }
}

/** Statuses after which nobody can say whether the payment was taken, or only we can repair what is wrong. */
const openStatuses: readonly number[] = [401, 403, 408, 409, 425, 429];

/** Whether a status is the vendor's last word: it was refused, and asking again would change nothing. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !openStatuses.includes(status);
}
