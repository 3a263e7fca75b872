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

/** Whether an error is an answer to what was asked. That the product is busy is none: the same is tried again. */
export function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && !isBusy(error);
}

export function isBusy(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'BUSY';
}
