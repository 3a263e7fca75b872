import { defineWords } from '../../../language/define-words.ts';

/** What a tax form W9 asks for. */
export interface W9Values {
  readonly taxClassification?: string;
  readonly name?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  /** Which of the two numbers an individual gives. */
  readonly tin?: string;
  readonly ssn?: string;
  readonly ein?: string;
  readonly businessTaxClassification?: string;
  readonly llcBusinessTaxClassification?: string;
  readonly otherEntityType?: string;
  readonly dba?: string;
  readonly exemptPayeeCode?: string;
  readonly exemptFATCACode?: string;
  readonly signature?: string;
}

export const taxClassifications = ['individual', 'business'] as const;

export const tinTypes = ['SSN', 'EIN'] as const;

export const businessTaxClassifications = defineWords('businessTaxClassifications', {
  soleProprietor: 'Sole proprietor or single-member LLC',
  cCorporation: 'C corporation',
  sCorporation: 'S corporation',
  partnership: 'Partnership',
  trustEstate: 'Trust or estate',
  llc: 'LLC',
  other: 'Other',
});

export const llcTaxClassifications = ['C', 'S', 'P'] as const;

export const exemptPayeeCodes = Array.from({ length: 13 }, (_, index) => String(index + 1));

export const exemptFatcaCodes = Array.from('ABCDEFGHIJKLM');
