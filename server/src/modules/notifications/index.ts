export { deliverMail } from './deliver-mail.job.ts';
export { forgetUndeliveredMails } from './forget-undelivered-mails.job.ts';
export { toLogoPath } from './mail-logo.ts';
export { listNoticeSettings, type StandingTemplate } from './list-notice-settings.ts';
export { getReminderDays, saveReminderDays } from './reminder-days.ts';
export { saveNoticeTemplate } from './save-notice-template.ts';
export { sendMail } from './send-mail.ts';
export { sendNotice } from './send-notice.ts';
export { writeMail, type WrittenMail } from './write-mail.ts';
