import { formOfBox, type TaxBox } from '@handrail/engine/payments';
import { toCsvAmount } from '../../../platform/to-csv.ts';
import type { MailingAddress } from '../../partners/index.ts';
import type { W9Data } from '../../tax-forms/index.ts';
import { columnOfBox, irisColumns } from './iris-columns.ts';
import { splitName } from './split-name.ts';
import { toIrisText } from './to-iris-text.ts';

/** Who pays, as the return names them. */
export interface Payer {
  readonly ein: string;
  readonly name: string;
  readonly address: MailingAddress;
  readonly phone: string | null;
  readonly email: string;
}

/** One return: who got how much in which boxes of one form. */
export interface TaxReturn {
  readonly payeeId: string;
  readonly w9: W9Data;
  readonly boxes: readonly { readonly box: TaxBox; readonly cents: number }[];
}

/** The return as a row of the IRIS template of its form. */
export function toIrisRow(year: number, payer: Payer, given: TaxReturn): string[] {
  const form = formOfBox(given.boxes[0]?.box ?? '1099-NEC');
  const values: Readonly<Record<string, string>> = {
    'Form Type': form,
    'Tax Year': String(year),
    '2nd TIN Notice': 'N',
    ...toPayer(payer),
    ...toRecipient(given),
    ...Object.fromEntries(given.boxes.map(({ box, cents }) => [columnOfBox[box], toCsvAmount(cents)])),
  };
  return irisColumns[form].map((column) => values[column] ?? '');
}

function toPayer({ ein, name, address, phone, email }: Payer): Record<string, string> {
  const digits = (phone ?? '').replaceAll(/\D/g, '').slice(-10);
  return {
    'Payer TIN Type': 'EIN',
    'Payer Taxpayer ID Number': ein,
    'Payer Name Type': 'B',
    'Payer Business or Entity Name Line 1': toIrisText(name),
    ...toAddress('Payer', address),
    'Payer Phone Type': digits === '' ? '' : 'D',
    'Payer Phone': digits,
    'Payer Email Address': email,
  };
}

function toRecipient({ payeeId, w9 }: TaxReturn): Record<string, string> {
  const { addressLine1 = '', addressLine2, city = '', state = '', zip = '' } = w9;
  const address = { addressLine1, city, state, zip, ...(addressLine2 !== undefined && { addressLine2 }) };
  return {
    'Recipient TIN Type': w9.tin === 'SSN' ? 'SSN' : 'EIN',
    'Recipient Taxpayer ID Number': w9.ssn ?? w9.ein ?? '',
    ...(w9.taxClassification === 'business' ? toBusiness(w9) : toPerson(w9.name ?? '')),
    ...toAddress('Recipient', address),
    'Form Account Number': toAccountNumber(payeeId),
  };
}

/** Twenty characters at most: the beginning of the payee's id tells two returns of the same name apart. */
export function toAccountNumber(payeeId: string): string {
  return payeeId.replaceAll('-', '').slice(0, 20);
}

function toBusiness({ name, dba }: W9Data): Record<string, string> {
  return {
    'Recipient Name Type': 'B',
    'Recipient Business or Entity Name Line 1': toIrisText(name),
    'Recipient Business or Entity Name Line 2': toIrisText(dba),
  };
}

function toPerson(name: string): Record<string, string> {
  const { first, middle, last, suffix } = splitName(name);
  return {
    'Recipient Name Type': 'I',
    'Recipient First Name': toIrisText(first),
    'Recipient Middle Name': toIrisText(middle),
    'Recipient Last Name (Surname)': toIrisText(last),
    'Recipient Suffix': toIrisText(suffix),
  };
}

function toAddress(who: 'Payer' | 'Recipient', address: MailingAddress): Record<string, string> {
  return {
    [`${who} Country`]: 'US',
    [`${who} Address Line 1`]: toIrisText(address.addressLine1, 35),
    [`${who} Address Line 2`]: toIrisText(address.addressLine2, 35),
    [`${who} City/Town`]: toIrisText(address.city),
    [`${who} State/Province/Territory`]: address.state,
    [`${who} ZIP/Postal Code`]: address.zip.replaceAll('-', ''),
  };
}
