import { checkMailingAddress } from '../check-mailing-address.ts';
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
  values: W9Values,
  { signerName }: { readonly signerName: string },
): FormErrors<keyof W9Values> {
  const isIndividual = values.taxClassification === 'individual';
  const isBusiness = values.taxClassification === 'business';
  const isLlc = isBusiness && values.businessTaxClassification === 'llc';
  const isOther = isBusiness && values.businessTaxClassification === 'other';
  const needsEin = isBusiness || (isIndividual && values.tin === 'EIN');

  return {
    ...checkMailingAddress(values),
    ...collectErrors({
      taxClassification: requireChoice(taxClassifications, values.taxClassification),
      name: requireText('Name', values.name),
      tin: isIndividual ? requireChoice(tinTypes, values.tin) : [],
      ssn: isIndividual && values.tin === 'SSN' ? requireTin('SSN', values.ssn) : [],
      ein: needsEin ? requireTin('EIN', values.ein) : [],
      businessTaxClassification: isBusiness
        ? requireChoice(Object.keys(businessTaxClassifications), values.businessTaxClassification)
        : [],
      llcBusinessTaxClassification: isLlc
        ? requireChoice(llcTaxClassifications, values.llcBusinessTaxClassification)
        : [],
      otherEntityType: isOther ? requireText('Other entity type', values.otherEntityType) : [],
      exemptPayeeCode: checkCode(exemptPayeeCodes, values.exemptPayeeCode),
      exemptFATCACode: checkCode(exemptFatcaCodes, values.exemptFATCACode),
      signature: unless(isSignatureOf(signerName, values.signature ?? ''), toSignatureMessage(signerName)),
    }),
  };
}

function requireChoice(choices: readonly string[], choice: string | undefined): readonly string[] {
  return unless(choices.includes(choice ?? ''), selectionRequired);
}

function requireTin(kind: TinKind, text: string | undefined): readonly string[] {
  return requireText(kind, text, (tin) => {
    const fault = findTinFault(kind, tin);
    return fault === undefined ? [] : [fault];
  });
}

function checkCode(codes: readonly string[], code: string | undefined): readonly string[] {
  return unless(isBlank(code) || codes.includes(code ?? ''), 'Please choose one of the listed codes');
}
