import type { Locale } from '@handrail/engine';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';

/** The language of whoever reads the page. */
export function useLocale(): Locale {
  return localeOf(useLingui().i18n);
}

/** The language of texts; they are made for one of ours and for no other. */
export function localeOf({ locale }: I18n): Locale {
  return locale as Locale;
}
