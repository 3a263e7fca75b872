import { defineWords } from '@handrail/engine';

/** Why funds cannot be issued, for staff. */
export const issueWords = defineWords('issueFunds', {
  notApproved: 'Funds can be issued once the case is approved.',
  notPaying: 'Payments are not switched on for this program.',
  certified: 'You certified or approved this amount, so someone else has to issue it.',
  certifiedBy: {
    approve: 'You certified or approved this amount, so someone else has to approve the award.',
    reissue: 'You certified or approved this amount, so someone else has to issue the payment again.',
    recall: 'You certified or approved this amount, so someone else has to ask for it back.',
    settleRecall:
      'You certified or approved this amount, so someone else has to record whether it was taken back.',
    settleStranded:
      'You certified or approved this amount, so someone else has to record what became of the payment.',
    batch:
      'You certified or approved an amount in this batch, so someone else has to approve and release it.',
  },
  onlyOnce: 'This program gives one award per case, and this case already has one.',
  noRecurring: 'Recurring payments are not switched on for this program.',
  noSeveral: 'Several payments are not switched on for this program.',
  vendorsOnly: 'This program pays vendors only.',
  noAccount: 'The person this case is about has no account, so only a vendor can be paid.',
  noVendor: 'Choose a vendor from the register.',
  ownPayee: 'You cannot issue funds to yourself.',
  tooMuch: (approved: string, left: string) =>
    `The case was approved for ${approved}, of which ${left} can still be awarded.`,
  methodOff: 'This payment method is not offered by this program.',
  payeeChooses: 'The person who is paid chooses the payment method when they claim the money.',
  tooSmall: 'Every payment must be at least one cent.',
  pastDay: 'A payment cannot be scheduled for a day in the past.',
});
