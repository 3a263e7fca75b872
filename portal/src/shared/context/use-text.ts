import { useLingui } from '@lingui/react';

/** Says a text in the visitor's language; the English message stands in the code beside its id. */
export type Say = (id: string, message: string, values?: Record<string, unknown>) => string;

export function useText(): Say {
  const { i18n } = useLingui();
  return (id, message, values = {}) => i18n._(id, values, { message });
}
