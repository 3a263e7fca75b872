/** Stops the start for a reason that an operator can read and repair. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
