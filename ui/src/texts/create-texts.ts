import type { Locale } from '@handrail/engine';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from './compile-message.ts';

/** What screens say in one language: a catalogue by id, or a translation made from the English of each message. */
export interface ScreenTexts {
  readonly messages?: Messages;
  readonly translate?: (english: string) => string;
}

/** Makes the screens of a language known; whatever is shown in it comes after. English needs none of this. */
export function addScreenTexts(locale: Locale, texts: ScreenTexts): void {
  added[locale] = texts;
}

const added: Partial<Record<Locale, ScreenTexts>> = {};

/** The texts of one language; English needs no catalogue because every message carries its English. */
export function createTexts(locale: Locale): I18n {
  const { messages = {}, translate } = added[locale] ?? {};
  const texts = setupI18n({ messages: { [locale]: messages }, locale });
  return texts.setMessagesCompiler((message) => compileMessage(translate?.(message) ?? message));
}
