export { sendFile, type SendOptions, type UploadedBy } from './send-file.ts';
