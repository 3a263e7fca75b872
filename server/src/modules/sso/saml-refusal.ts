/** Why a response is not believed. The reasons go to the log and the audit log, never to the browser. */
export type RefusalReason =
  | 'malformed'
  | 'unexpected-shape'
  | 'weak-signature'
  | 'wrong-destination'
  | 'provider-refused'
  | 'unknown-request'
  | 'no-provider'
  | 'signature'
  | 'wrong-audience'
  | 'expired'
  | 'not-yet-valid'
  | 'not-verified'
  | 'wrong-issuer'
  | 'wrong-subject'
  | 'no-email'
  | 'replayed'
  | 'no-account';

export class SamlRefusal extends Error {
  override readonly name = 'SamlRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`The response was refused: ${reason}`, options);
    this.reason = reason;
  }
}

export function refuseUnless(isTrue: boolean, reason: RefusalReason): asserts isTrue {
  if (!isTrue) throw new SamlRefusal(reason);
}
