import { firstLocale } from '@handrail/engine';
import { catalogue, type ErrorCode, errorText } from './catalogue.ts';
import type { Texts } from './texts.ts';

/** A refusal that a person may read. Details replace the catalogue's text, for example one per wrong field. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly textsIn: Texts;

  constructor(code: ErrorCode, details?: Texts, options?: ErrorOptions) {
    const textsIn: Texts = (locale) => {
      const texts = details?.(locale) ?? [];
      return texts.length > 0 ? texts : [errorText(locale, code)];
    };
    super(textsIn(firstLocale).join(' '), options);
    this.name = 'AppError';
    this.code = code;
    this.status = catalogue[code].status;
    this.textsIn = textsIn;
  }

  /** As operators and logs have it. */
  get texts(): readonly string[] {
    return this.textsIn(firstLocale);
  }
}
