/** The keys that live outside of the database: they wrap data keys, sign audit checkpoints and blind indexes. */
export interface KeyRing {
  /** The id of the wrapping key used for new data keys. */
  readonly currentId: string;
  readonly wrap: (dataKey: Buffer, boundTo: string) => { wrappingKeyId: string; wrappedKey: Buffer };
  readonly unwrap: (wrappingKeyId: string, wrappedKey: Buffer, boundTo: string) => Buffer;
  /** A 128-bit keyed digest for exact-match search, separate per partner and purpose. */
  readonly blindIndex: (partnerId: string, purpose: string, value: string) => Buffer;
  /** A 256-bit key of its own for one partner, purpose and name; always the same one. */
  readonly deriveKey: (partnerId: string, purpose: string, name: string) => Buffer;
  readonly sign: (message: Buffer) => Buffer;
  readonly verify: (message: Buffer, signature: Buffer) => boolean;
}
