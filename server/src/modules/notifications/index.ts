export { deliverMail } from './deliver-mail.job.ts';
export { forgetUndeliveredMails } from './forget-undelivered-mails.job.ts';
export { sendMail, type OutgoingMail } from './send-mail.ts';
export { writeMail, type MailContent, type WrittenMail } from './write-mail.ts';
