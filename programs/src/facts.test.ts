import { factNames, type FactName } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { listFieldNodes, type FieldNode } from './testing/search/field-node.ts';

type Reasons = Partial<Record<FactName, string>>;

const noBusiness = { businessName: 'the program is for people, not for businesses' };
const namedByAccount = { applicantName: 'the form asks for no name: the party names the person' };
const reachedByAccount = {
  email: 'the form asks for no email: the party has one',
  phone: 'the form asks for no phone number: the party may have one',
};
const noAmount = { requestedAmount: 'the program sets the amount, and nobody asks for one' };
const noBirthDate = { birthDate: 'the program has no rule about age' };
const noAddress = { address: 'the program has no rule about where people live' };

const caregiver = { ...noBusiness, ...namedByAccount, ...reachedByAccount, ...noAmount };
const incentive = { ...caregiver, birthDate: 'it is asked once, in the registration' };
const childCareCash = { ...noBusiness, ...namedByAccount, ...noAmount };
const student = { ...noBusiness, ...namedByAccount, phone: reachedByAccount.phone };
const owner = { birthDate: 'the grant is for the business, whatever the owner’s age' };
const elsewhere = Object.fromEntries(
  factNames.map((name) => [name, 'people apply on another website, which asks for everything']),
);

/** Which facts a form does not tell, and why that is right. */
const lacking: Readonly<Record<string, Reasons>> = {
  'capital-readiness': {
    ...namedByAccount,
    ...reachedByAccount,
    ...noAmount,
    birthDate: 'only the year of birth is asked',
  },
  'caregiver-city-welcome': incentive,
  'caregiver-learn-and-earn': caregiver,
  'caregiver-registration': caregiver,
  'caregiver-single-flow': caregiver,
  'caregiver-track-1': incentive,
  'caregiver-track-2': incentive,
  'child-care-cash-nyc': childCareCash,
  'child-care-cash-philadelphia': childCareCash,
  'child-care-subsidy': {
    ...noBusiness,
    email: reachedByAccount.email,
    applicantName: 'household members are a list, in which nobody is marked as the applicant',
    birthDate: 'household members are a list, in which nobody is marked as the applicant',
  },
  'emergency-aid': { ...student, ...noAddress },
  'emergency-aid-alumni': student,
  'emergency-aid-college-promise': { ...student, ...noAddress },
  'emergency-aid-enrollment-gpa': { ...student, ...noAddress },
  'emergency-aid-high-school': { ...student, ...noAddress },
  'emergency-aid-mentoring-fellows': { ...student, ...noAddress },
  'emergency-aid-national-service': student,
  'emergency-aid-public-benefits': { ...student, ...noAddress },
  'emergency-aid-technical-college': { ...student, ...noAddress },
  'housing-voucher': {
    ...caregiver,
    birthDate: 'household members are a list, in which nobody is marked as the applicant',
  },
  'loan-preparation': owner,
  'matched-savings': { ...owner, ...noAmount },
  'micro-business-grant': { ...owner, ...noAmount },
  'mobility-pilot': {
    ...noBusiness,
    ...noAmount,
    ...noBirthDate,
    ...noAddress,
    email: reachedByAccount.email,
  },
  'mobility-pilot-consent': { ...noBusiness, ...noAmount, ...noBirthDate, ...noAddress, ...reachedByAccount },
  'rental-assistance': {
    ...noBusiness,
    ...namedByAccount,
    ...reachedByAccount,
    requestedAmount: 'rent, utilities and other bills are asked for apart, and nowhere added up',
  },
  'small-business-external-business-coaching': elsewhere,
  'small-business-external-loan-fund': elsewhere,
  'small-business-external-microloans': elsewhere,
};

/** Fields that look as if they told a fact, but are about someone else. */
const aboutOthers =
  /helper|landlord|employer|businessMailing|businessAddress|primaryContact|address\.mailing/i;

function couldTell({ key, field, list, isForStaff }: FieldNode, name: FactName): boolean {
  if (list || isForStaff || aboutOthers.test(key)) return false;
  const inputType = field.type === 'Text' ? field.inputType : undefined;
  switch (name) {
    case 'applicantName':
    case 'businessName':
      return false;
    case 'birthDate':
      return field.type === 'Date' && /birth/i.test(key);
    case 'email':
      return inputType === 'Email';
    case 'phone':
      return inputType === 'Phone';
    case 'address':
      return field.type === 'Address';
    case 'requestedAmount':
      return inputType === 'Currency' && /^(requested|loan)Amount$/.test(key);
  }
}

describe.each(catalogue.map((definition) => [definition.key, definition] as const))(
  '%s',
  (key, definition) => {
    const declared = factNames.filter((name) => definition.facts?.[name] !== undefined);
    const lacked = factNames.filter((name) => lacking[key]?.[name] !== undefined);

    it('declares each fact, or there is a reason why it cannot', () => {
      expect([...declared, ...lacked].sort()).toEqual([...factNames].sort());
    });

    it('lacks no fact that one of its fields tells', () => {
      const overlooked = lacked.flatMap((name) =>
        listFieldNodes(definition)
          .filter((node) => couldTell(node, name))
          .map((node) => `${name}: ${node.key}`),
      );
      expect(overlooked).toEqual([]);
    });
  },
);
