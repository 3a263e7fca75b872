/** A request that is turned away before anything of it runs. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly texts: readonly string[];

  constructor(status: number, ...texts: readonly [string, ...string[]]) {
    super(texts.join(' '));
    this.name = 'RefusedRequest';
    this.status = status;
    this.texts = texts;
  }
}
