import type { Answers } from '@handrail/engine';

/** A coffee roaster with a team, a bank and a family: every question about owner and business in full. */
export const roasterAnswers: Answers = {
  'businessOwnerName.first': 'Denise',
  'businessOwnerName.middle': 'Marie',
  'businessOwnerName.last': 'Okafor',
  email: 'denise@eastsideroasters.example',
  phoneNumber: '+1 (816) 555-0142',
  'title.title': 'Owner',
  'ethnicity.ethnicity': ['blackOrAfricanAmerican', 'other'],
  'ethnicity.other': 'Nigerian American',
  companyLegalName: 'Eastside Roasters LLC',
  'doingBusinessAs.name': 'Eastside Coffee',
  productsServices: 'We roast coffee, run a small coffee bar and give tours of the roastery.',
  yearEstablished: '2018-05-01',
  yearsInBusiness: 8.5,
  'employees.fullTime.number': 3,
  'employees.partTime.number': 4,
  'employees.contractorsOrOther.number': 1,
  'employees.contractorsOrOther.reason': 'A bookkeeper works for us two days a month.',
  businessAddress: { addressLine1: '2104 E 18th St', city: 'Kansas City', state: 'MO', zip: '64127' },
  businessLicense: [{ id: 'document-1', filename: 'business-license.pdf' }],
  taxClearanceLetter: [{ id: 'document-2', filename: 'tax-clearance.pdf' }],
  'businessBankAccount.yesOrNo': 'yes',
  'businessBankAccount.yes.nameOfInstition.name': 'Prairie Credit Union',
  'checkingOrSavings.yesOrNo': 'yes',
  'businessCreditCard.yesOrNo': 'yes',
  'existingLoans.yesOrNo': 'no',
  mailingAddress: { addressLine1: '3711 Benton Blvd', city: 'Kansas City', state: 'MO', zip: '64128' },
  householdSize: 5,
  'dependents.dependents': ['yesUnder18', 'yesOver18'],
  'dependents.yesUnder18.number': 2,
  'dependents.yesOver18.number': 1,
  'householdIncome.annualAmount': 'from40000To57500',
  netWorthExceeds: 'yes',
  'creditScore.score': 'from670To739',
};

/** A tour guide who works alone: as little as the questions about owner and business allow. */
export const tourGuideAnswers: Answers = {
  'businessOwnerName.first': 'Luis',
  'businessOwnerName.last': 'Ortega',
  email: 'luis@fountaintours.example',
  phoneNumber: '+1 (816) 555-0177',
  'title.title': 'Owner and guide',
  'ethnicity.ethnicity': ['hispanicOrLatino'],
  companyLegalName: 'Fountain Tours',
  'doingBusinessAs.skipped': true,
  productsServices: 'Walking tours of the fountains and the jazz district.',
  yearEstablished: '2019-09-15',
  yearsInBusiness: 7,
  'employees.fullTime.number': 0,
  'employees.partTime.number': 0,
  'employees.contractorsOrOther.number': 0,
  businessAddress: { addressLine1: '410 W 10th St', city: 'Kansas City', state: 'MO', zip: '64105' },
  businessLicense: [{ id: 'document-1', filename: 'license.jpg' }],
  taxClearanceLetter: [{ id: 'document-2', filename: 'letter.jpg' }],
  'businessBankAccount.yesOrNo': 'no',
  mailingAddress: { addressLine1: '410 W 10th St', city: 'Kansas City', state: 'MO', zip: '64105' },
  householdSize: 1,
  'dependents.dependents': ['no'],
  'householdIncome.annualAmount': 'from25000To39999',
  netWorthExceeds: 'no',
  'creditScore.score': 'notSure',
};

export const roasterPitch: Answers = {
  businessDescription: 'Eastside Roasters sells fresh coffee to neighbors and visitors of the jazz district.',
  socialImpact: 'We hire and train young people from the blocks around us.',
  'teamAndExpertise.members': [
    {
      name: 'Denise Okafor',
      expertise: 'Ten years in coffee, five as a head roaster.',
      resume: [{ id: 'document-3', filename: 'denise-okafor.pdf' }],
    },
    { name: 'Paul Reyes', expertise: 'Runs the coffee bar and knows every guest.' },
  ],
  'teamAndExpertise.owners': [
    { name: 'Denise Okafor', percentageOfOwnership: '80' },
    {
      name: 'Paul Reyes',
      percentageOfOwnership: '20%',
      resume: [{ id: 'document-4', filename: 'paul-reyes.pdf' }],
    },
  ],
  'priorFunding.priorFunding': 'yes',
  'priorFunding.details': 'A neighborhood fund gave us $4,000 for a new grinder in 2024.',
  marketPotential: 'Two hotels open nearby next year. Both want local coffee in their rooms.',
};

export const tourGuidePitch: Answers = {
  businessDescription: 'Fountain Tours shows visitors the city on foot, in English and Spanish.',
  socialImpact: 'Guests eat and shop at small businesses along the way.',
  'teamAndExpertise.members': [{ name: 'Luis Ortega', expertise: 'Guide for eleven years.' }],
  'teamAndExpertise.owners': [{ name: 'Luis Ortega', percentageOfOwnership: '100' }],
  'priorFunding.priorFunding': 'no',
  marketPotential: 'More groups ask for tours in Spanish than I can take today.',
};

/** Plans for the business, with a written plan or without. */
export const roasterPlans: Answers = {
  revenueGoal: 'Sell $420,000 next year by serving the two new hotels.',
  challengesAndMitigation: 'Green coffee gets dearer. We buy together with three other roasters.',
  businessPlan: 'Buy a larger roaster, hire two people and sell to hotels.',
  businessPlanDocuments: [{ id: 'document-5', filename: 'business-plan.pdf' }],
};

export const tourGuidePlans: Answers = {
  revenueGoal: 'Grow from 40 to 70 tours a month.',
  challengesAndMitigation: 'Winter is slow. I will offer tours inside museums.',
  businessPlan: 'Train a second guide and sell tours through hotels.',
  'businessPlanDocuments.skipped': true,
};
