import { catalogue, type ErrorCode } from './catalogue.ts';

/** A refusal that a person may read. Details replace the catalogue's text, for example one per wrong field. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly texts: readonly string[];

  constructor(code: ErrorCode, details: readonly string[] = [], options?: ErrorOptions) {
    const texts = details.length > 0 ? details : [catalogue[code].text];
    super(texts.join(' '), options);
    this.name = 'AppError';
    this.code = code;
    this.status = catalogue[code].status;
    this.texts = texts;
  }
}
