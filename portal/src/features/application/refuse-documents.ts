import { UploadRefused, type DocumentDoor } from '@handrail/ui/form-renderer';

export const refuseDocuments: DocumentDoor = {
  upload: () => Promise.reject(new UploadRefused('Documents cannot be uploaded here yet.')),
  find: () => undefined,
};
