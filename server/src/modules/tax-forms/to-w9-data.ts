import { toTin } from '@handrail/engine';
import type { W9Data } from './tax-form.ts';

/** What the person's classifications ask for of what they filled in; the rest was left behind on the way. */
export function toW9Data(given: W9Data): W9Data {
  const isBusiness = given.taxClassification === 'business';
  const hasEin = isBusiness || given.tin === 'EIN';
  const isLlc = given.businessTaxClassification === 'llc';
  const isOther = given.businessTaxClassification === 'other';
  return withoutBlanks({
    taxClassification: given.taxClassification,
    name: given.name,
    addressLine1: given.addressLine1,
    addressLine2: given.addressLine2,
    city: given.city,
    state: given.state,
    zip: given.zip,
    tin: isBusiness ? 'EIN' : given.tin,
    ssn: hasEin ? undefined : toTin(given.ssn ?? ''),
    ein: hasEin ? toTin(given.ein ?? '') : undefined,
    businessTaxClassification: isBusiness ? given.businessTaxClassification : undefined,
    llcBusinessTaxClassification: isBusiness && isLlc ? given.llcBusinessTaxClassification : undefined,
    otherEntityType: isBusiness && isOther ? given.otherEntityType : undefined,
    dba: hasEin ? given.dba : undefined,
    exemptPayeeCode: isBusiness ? given.exemptPayeeCode : undefined,
    exemptFATCACode: isBusiness ? given.exemptFATCACode : undefined,
    signature: given.signature,
  });
}

function withoutBlanks(data: Record<string, string | undefined>): W9Data {
  const entries = Object.entries(data).map(([key, text]) => [key, text?.trim() ?? '']);
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as W9Data;
}
