/** A failure in our own words, for whoever runs the installation. Every other error keeps its message to itself. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
