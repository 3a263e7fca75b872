import { firstLocale } from '@handrail/engine';
import { inEnglish, type Texts } from '../errors/texts.ts';

/** A request that is turned away before anything of it runs. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly textsIn: Texts;

  /** In words for a person, or in English for whoever writes calls, which no screen of ours sends. */
  constructor(status: number, texts: string | Texts) {
    const textsIn = typeof texts === 'string' ? inEnglish([texts]) : texts;
    super(textsIn(firstLocale).join(' '));
    this.name = 'RefusedRequest';
    this.status = status;
    this.textsIn = textsIn;
  }
}
