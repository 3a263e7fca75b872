/** A document that the schema refuses, or variables that do not fit it. */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
  readonly texts: readonly string[];

  constructor(errors: readonly Error[]) {
    super('The document is invalid');
    this.texts = errors.map(({ message }) => message);
  }
}
