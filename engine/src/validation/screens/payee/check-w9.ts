import { checkMailingAddress } from '../check-mailing-address.ts';
import { defineWords } from '../../../language/define-words.ts';
import type { Locale } from '../../../language/locale.ts';
import {
  isBlank,
  collectErrors,
  requireText,
  selectionRequired,
  unless,
  type FormErrors,
} from '../form-errors.ts';
import { isSignatureOf, toSignatureMessage } from './signature.ts';
import { findTinFault, type TinKind } from './tin.ts';
import {
  businessTaxClassifications,
  exemptFatcaCodes,
  exemptPayeeCodes,
  llcTaxClassifications,
  taxClassifications,
  tinTypes,
  type W9Values,
} from './w9.ts';

/** Checks a W9; only what the chosen classifications ask for counts. */
export function checkW9(
  locale: Locale,
  values: W9Values,
  { signerName }: { readonly signerName: string },
): FormErrors<keyof W9Values> {
  const isIndividual = values.taxClassification === 'individual';
  const isBusiness = values.taxClassification === 'business';
  const isLlc = isBusiness && values.businessTaxClassification === 'llc';
  const isOther = isBusiness && values.businessTaxClassification === 'other';
  const needsEin = isBusiness || (isIndividual && values.tin === 'EIN');

  const words = w9Words(locale);
  return {
    ...checkMailingAddress(locale, values),
    ...collectErrors({
      taxClassification: requireChoice(locale, taxClassifications, values.taxClassification),
      name: requireText(locale, words.name, values.name),
      tin: isIndividual ? requireChoice(locale, tinTypes, values.tin) : [],
      ssn: isIndividual && values.tin === 'SSN' ? requireTin(locale, 'SSN', values.ssn) : [],
      ein: needsEin ? requireTin(locale, 'EIN', values.ein) : [],
      businessTaxClassification: isBusiness
        ? requireChoice(
            locale,
            Object.keys(businessTaxClassifications(locale)),
            values.businessTaxClassification,
          )
        : [],
      llcBusinessTaxClassification: isLlc
        ? requireChoice(locale, llcTaxClassifications, values.llcBusinessTaxClassification)
        : [],
      otherEntityType: isOther ? requireText(locale, words.otherEntityType, values.otherEntityType) : [],
      exemptPayeeCode: checkCode(locale, exemptPayeeCodes, values.exemptPayeeCode),
      exemptFATCACode: checkCode(locale, exemptFatcaCodes, values.exemptFATCACode),
      signature: unless(
        isSignatureOf(signerName, values.signature ?? ''),
        toSignatureMessage(locale, signerName),
      ),
    }),
  };
}

function requireChoice(
  locale: Locale,
  choices: readonly string[],
  choice: string | undefined,
): readonly string[] {
  return unless(choices.includes(choice ?? ''), selectionRequired(locale));
}

function requireTin(locale: Locale, kind: TinKind, text: string | undefined): readonly string[] {
  return requireText(locale, kind, text, (tin) => {
    const fault = findTinFault(locale, kind, tin);
    return fault === undefined ? [] : [fault];
  });
}

function checkCode(locale: Locale, codes: readonly string[], code: string | undefined): readonly string[] {
  return unless(isBlank(code) || codes.includes(code ?? ''), w9Words(locale).unlistedCode);
}

const w9Words = defineWords('w9', {
  name: 'Name',
  otherEntityType: 'Other entity type',
  unlistedCode: 'Please choose one of the listed codes',
});
