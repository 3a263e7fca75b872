import { defineSchedule } from '../../../platform/jobs/define-schedule.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { readBankAnswers } from './read-bank-answers.ts';
import { sendBankFiles } from './send-bank-files.ts';

/** Brings released batches to the bank and reads its answers, for partners whose bank has an SFTP server. */
export const exchangeBankFiles = defineSchedule({
  name: 'exchange-bank-files',
  cron: '*/5 * * * *',
  run: async (ctx) => {
    const { externalId } = await ctx.db.read((tx) => getPartnerWithin(tx, ctx));
    const folder = ctx.ports.bankFolders.find(externalId);
    if (!folder) return;
    await sendBankFiles(ctx, folder);
    await readBankAnswers(ctx, folder);
  },
});
