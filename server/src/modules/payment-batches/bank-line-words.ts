import { defineWords } from '@handrail/engine';

/** Why a line of a bank's file books nothing, for staff. */
export const bankLineWords = defineWords('bankLines', {
  unknownPayment: (line: string, number: string) =>
    `Line ${line}: we sent no payment with the number ${number} in this way.`,
  otherPayment: (line: string, number: string) =>
    `Line ${line}: our payment with the number ${number} is another one. The file may be for another organization or another bank account.`,
  amountDiffers: (line: string, said: string, sent: string) =>
    `Line ${line}: the bank names ${said}, and we sent ${sent}.`,
});
