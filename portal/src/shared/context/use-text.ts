import type { Locale } from '@handrail/engine';
import { localeOf } from '@handrail/ui';
import { useLingui } from '@lingui/react';

/** Says a text in the visitor's language; the English message stands in the code beside its id. */
export interface Say {
  (id: string, message: string, values?: Record<string, unknown>): string;
  /** The visitor's language, for what the engine says. */
  readonly locale: Locale;
}

export function useText(): Say {
  const { i18n } = useLingui();
  return Object.assign((id: string, message: string, values = {}) => i18n._(id, values, { message }), {
    locale: localeOf(i18n),
  });
}
