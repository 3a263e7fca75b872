import type { Say } from '../../shared/context/use-text.ts';
import type { W9FormValues } from './w9-form-values.ts';

/** What each field is called, in the order of the page. */
export function listW9Labels(say: Say): Readonly<Record<keyof W9FormValues, string>> {
  return {
    taxClassification: say('w9.tax-classification', 'Tax classification'),
    name: say('w9.name', 'Name'),
    businessTaxClassification: say('w9.business-classification', 'Business tax classification'),
    llcBusinessTaxClassification: say('w9.llc-classification', 'LLC tax classification'),
    otherEntityType: say('w9.other-entity', 'Other entity type'),
    addressLine1: say('w9.street', 'Street Address'),
    addressLine2: say('w9.unit', 'Apartment, suite or unit'),
    city: say('w9.city', 'City'),
    state: say('w9.state', 'State'),
    zip: say('w9.zip', 'Zip Code'),
    tin: say('w9.tin', 'Taxpayer identification number'),
    ssn: say('w9.ssn-label', 'SSN'),
    ein: say('w9.ein-label', 'EIN'),
    dba: say('w9.dba', 'Business name (DBA)'),
    exemptPayeeCode: say('w9.exempt-payee', 'Exempt payee code'),
    exemptFATCACode: say('w9.exempt-fatca', 'Exemption from FATCA reporting code'),
    signature: say('w9.signature', 'Signature'),
  };
}
