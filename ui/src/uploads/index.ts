export { sendFile, sendWithFile, type SendOptions, type UploadedBy } from './send-file.ts';
