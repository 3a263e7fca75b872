/**
 * The key under which a claim is sent. The server pays once for a key, so it is stored before anything is sent and lives
 * as long as nobody knows for certain that no money went.
 */
export interface ClaimKey {
  readonly id: string;
  /** `sent`: no final answer came yet. `refused`: the answer said for good that nothing was paid. */
  readonly state: 'unsent' | 'sent' | 'refused';
}

/** The key of the next try: after a final refusal trying again is a new claim. */
export function toNextKey(key: ClaimKey | undefined, create: () => string): ClaimKey {
  return key && key.state !== 'refused' ? key : { id: create(), state: 'unsent' };
}
