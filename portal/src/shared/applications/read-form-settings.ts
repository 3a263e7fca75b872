import type { FormSettings } from '@handrail/engine';
import { readPageLocale } from '@handrail/ui';

/** The settings of a form as the server sent them; one of an earlier release does not say the language yet. */
export function readFormSettings(sent: unknown): FormSettings {
  const settings = sent as Omit<FormSettings, 'locale'> & Partial<FormSettings>;
  return { ...settings, locale: settings.locale ?? readPageLocale() };
}
