import type { I18n } from '@lingui/core';

interface Outcome {
  readonly status: number;
  /** The code of the refusal, then its texts. */
  readonly errors: readonly string[];
}

/** Why a message was not sent: the words for the error, else the error itself, else a general sentence (P726). */
export function sayMessageFailure(i18n: I18n, outcome: Outcome | undefined): string | undefined {
  if (outcome && outcome.status < 400) return undefined;
  const [code, text] = outcome?.errors ?? [];
  return text ?? code ?? i18n._({ id: 'ui.message.failed', message: 'Something went wrong' });
}
