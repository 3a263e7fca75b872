import { checkW9, toTin, type FormErrors, type Locale, type W9Values } from '@handrail/engine';
import type { OwnTaxForms } from './tax-forms-query.ts';

/** What stands in each field of the form. */
export type W9FormValues = Readonly<Required<Record<keyof W9Values, string>>>;

/** A form that knows already what the profile says. */
export function toFirstValues({ name, mailingAddress }: OwnTaxForms['user']): W9FormValues {
  return {
    taxClassification: '',
    name: name ?? '',
    addressLine1: mailingAddress?.addressLine1 ?? '',
    addressLine2: mailingAddress?.addressLine2 ?? '',
    city: mailingAddress?.city ?? '',
    state: mailingAddress?.state ?? '',
    zip: mailingAddress?.zip ?? '',
    tin: '',
    ssn: '',
    ein: '',
    businessTaxClassification: '',
    llcBusinessTaxClassification: '',
    otherEntityType: '',
    dba: '',
    exemptPayeeCode: '',
    exemptFATCACode: '',
    signature: '',
  };
}

/** What is wrong, in the engine's words; people write their numbers with hyphens. */
export function checkW9Values(
  locale: Locale,
  values: W9FormValues,
  signerName: string,
): FormErrors<keyof W9Values> {
  return checkW9(locale, toPlain(values), { signerName });
}

export function toPlain(values: W9FormValues): W9FormValues {
  return { ...values, ssn: toTin(values.ssn), ein: toTin(values.ein) };
}

/** What may be kept on the device: a tax number is better typed again, and a signature is given once. */
export function toDraft(values: W9FormValues): W9FormValues {
  return { ...values, ssn: '', ein: '', signature: '' };
}

/** Whether the form says something that the other one does not. */
export function isTyped(values: W9FormValues, known: W9FormValues): boolean {
  return Object.entries(known).some(([field, value]) => values[field as keyof W9FormValues] !== value);
}

export function isW9Draft(values: unknown): values is Partial<W9FormValues> {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}

/** "123-45-6789"; what has not nine digits stays as it was typed. */
export function formatSsn(text: string): string {
  return toTin(text).replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');
}

/** "12-3456789" */
export function formatEin(text: string): string {
  return toTin(text).replace(/^(\d{2})(\d{7})$/, '$1-$2');
}
