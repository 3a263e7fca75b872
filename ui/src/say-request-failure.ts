import type { I18n } from '@lingui/core';
import { isRequestError } from './request-error.ts';

/** Why a request failed where waiting or a better connection helps; undefined for anything else. */
export function sayRequestFailure(i18n: I18n, error: unknown): string | undefined {
  if (isRequestError(error, 'Offline')) {
    return i18n._({
      id: 'ui.request.offline',
      message: 'We could not reach the server. Please check your connection and try again.',
    });
  }
  if (!isRequestError(error, 'Unavailable')) return undefined;
  return (
    error.busyText ??
    i18n._({
      id: 'ui.request.busy',
      message: 'This service cannot answer right now. Please wait a moment and try again.',
    })
  );
}
