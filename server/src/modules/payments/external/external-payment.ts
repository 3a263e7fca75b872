/** When and under which reference something was paid outside of the product. */
export interface ExternalPayment {
  /** As YYYY-MM-DD. */
  readonly paidOn: string;
  /** The number of a check, a transfer or a voucher, as the partner's own books have it. */
  readonly reference: string;
}
