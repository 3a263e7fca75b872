import type { I18n } from '@lingui/core';
import { isRequestError } from '../request-error.ts';

interface Outcome {
  readonly status: number;
  /** The code of the refusal, then its texts. */
  readonly errors: readonly string[];
}

/** Why a message was not sent: the words for the error, else the error itself, else what a busy server said, else a general sentence (P726). */
export function sayMessageFailure(
  i18n: I18n,
  outcome: Outcome | undefined,
  error?: unknown,
): string | undefined {
  if (outcome && outcome.status < 400) return undefined;
  const [code, text] = outcome?.errors ?? [];
  const busyText = isRequestError(error) ? error.busyText : undefined;
  return text ?? code ?? busyText ?? i18n._({ id: 'ui.message.failed', message: 'Something went wrong' });
}
