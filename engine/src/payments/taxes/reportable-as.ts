import { defineWords } from '../../language/define-words.ts';

/** How the payments of a program are reported to the IRS. The partner chooses it; nothing is inferred. */
export const reportableAs = [
  'none',
  '1099-NEC',
  '1099-MISC box 1',
  '1099-MISC box 3',
  '1099-MISC box 6',
] as const;
export type ReportableAs = (typeof reportableAs)[number];

export const taxReturnForms = ['1099-NEC', '1099-MISC'] as const;
export type TaxReturnForm = (typeof taxReturnForms)[number];

export type TaxBox = Exclude<ReportableAs, 'none'>;
export const taxBoxes = reportableAs.filter((each) => each !== 'none');

export function isTaxBox(value: string | undefined): value is TaxBox {
  return value !== undefined && (taxBoxes as readonly string[]).includes(value);
}

export function formOfBox(box: TaxBox): TaxReturnForm {
  return box === '1099-NEC' ? '1099-NEC' : '1099-MISC';
}

export const reportableAsLabels = defineWords('reportableAs', {
  none: 'Not reported',
  '1099-NEC': '1099-NEC, box 1: Nonemployee compensation',
  '1099-MISC box 1': '1099-MISC, box 1: Rents',
  '1099-MISC box 3': '1099-MISC, box 3: Other income',
  '1099-MISC box 6': '1099-MISC, box 6: Medical and health care payments',
} satisfies Record<ReportableAs, string>);
