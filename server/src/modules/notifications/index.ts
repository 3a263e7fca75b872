export { deliverMail } from './deliver-mail.job.ts';
export { forgetUndeliveredMails } from './forget-undelivered-mails.job.ts';
export { formatMoment } from './format-moment.ts';
export { sendMail } from './send-mail.ts';
export { writeMail, type WrittenMail } from './write-mail.ts';
