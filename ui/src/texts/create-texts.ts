import type { Locale } from '@handrail/engine';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from './compile-message.ts';

/** The texts of one language; English needs no catalogue because every message carries its English. */
export function createTexts(locale: Locale, messages: Messages = {}): I18n {
  const texts = setupI18n({ messages: { [locale]: messages }, locale });
  return texts.setMessagesCompiler(compileMessage);
}
