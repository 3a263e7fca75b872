import type { I18n } from '@lingui/core';
import { isRequestError } from '../../../request-error.ts';
import { UploadRefused } from '../../form-context.tsx';

/** Why a file did not arrive, in words that help. */
export function sayUploadFailure(i18n: I18n, failure: unknown): string {
  if (failure instanceof UploadRefused) return failure.message;
  if (isRequestError(failure, 'Offline') || isRequestError(failure, 'Unavailable')) {
    return i18n._({
      id: 'ui.form.upload-dropped',
      message: 'The connection dropped. Your file is still here.',
    });
  }
  return i18n._({
    id: 'ui.form.upload-failed',
    message: 'We could not upload this file. It is still here. Please try again.',
  });
}

/** The same with the name of the file, which is shortened elsewhere. */
export function sayFailedFile(i18n: I18n, filename: string, failure: unknown): string {
  return i18n._({
    id: 'ui.form.file-failed',
    message: '{filename}: {reason}',
    values: { filename, reason: sayUploadFailure(i18n, failure) },
  });
}
