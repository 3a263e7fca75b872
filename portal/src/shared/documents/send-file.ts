import { isRequestError } from '@handrail/ui';
import { sendFile as send, type SendOptions, type UploadedBy } from '@handrail/ui/uploads';
import { reactToFailure } from '../api/browser-request.ts';

/** Uploads one file and tells how far it is; refusals mean the same as everywhere. */
export async function sendFile<Data, Input>(
  file: File,
  options: SendOptions<Data, Input>,
): Promise<UploadedBy<Data>> {
  try {
    return await send(file, options);
  } catch (error) {
    if (isRequestError(error)) reactToFailure(error);
    throw error;
  }
}
