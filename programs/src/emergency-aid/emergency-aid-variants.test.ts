import type { ProgramDefinition } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { emergencyAidVariantAnswerSets } from './emergency-aid-variants.answers.ts';
import { emergencyAidAnswerSets } from './emergency-aid.answers.ts';
import { emergencyAidForms } from './emergency-aid.ts';

const variants = emergencyAidForms.filter(({ key }) => key !== 'emergency-aid');

function getForm(name: string): ProgramDefinition {
  const found = emergencyAidForms.find(({ key }) => key === `emergency-aid-${name}`);
  if (!found) throw new Error(`There is no variant "${name}".`);
  return found;
}

describe.each(variants.map((definition) => [definition.key, definition] as const))(
  '%s',
  (key, definition) => {
    const sets = emergencyAidVariantAnswerSets[key] ?? [];

    it.each(sets)('can be submitted by $name', (set) => {
      expect(listFaults(definition, set)).toEqual([]);
    });

    it('has no branch that people do not walk in it or in the base form', () => {
      expect(listUnseen(definition, [...sets, ...emergencyAidAnswerSets])).toEqual([]);
    });
  },
);

/** What each variant asks beside the base form, and what it does with the documents. */
describe('the variants of emergency aid', () => {
  it.each<[string, readonly string[]]>([
    ['high-school', ['attendingHighSchool']],
    ['alumni', ['cohortYear', 'mailingAddress']],
    ['enrollment-gpa', ['school']],
    ['national-service', ['applicantStatus', 'mailingAddress']],
    ['technical-college', ['techId', 'applicantStatus']],
    ['college-promise', ['affiliatedOrganization', 'zipCode']],
    ['mentoring-fellows', ['school', 'cohortYear']],
    ['public-benefits', ['receivingProgramBenefits', 'receivedBenefits', 'receivedBenefitsOther']],
  ])(
    '%s adds %j [Q337] [Q344] [Q347] [Q349] [Q350] [Q353] [Q354] [Q355] [Q359] [Q366] [Q368]',
    (name, added) => {
      const [personal] = getForm(name).sections;
      const keys = personal?.questionGroups.flatMap(({ questions }) =>
        questions.flatMap(({ fields }) => fields.map(({ key }) => key)),
      );
      expect(keys?.slice(keys.indexOf('dacaEligible') + 1)).toEqual(added);
    },
  );

  it.each([
    ['enrollment-gpa', 'required'],
    ['technical-college', 'required'],
    ['public-benefits', 'required'],
    ['alumni', 'optional'],
    ['college-promise', 'optional'],
    ['national-service', 'skippable'],
    ['high-school', 'none'],
    ['mentoring-fellows', 'none'],
  ])('%s has documents that are %s [Q343] [Q369] [Q370] [Q371]', (name, demand) => {
    expect(findDemand(getForm(name))).toBe(demand);
  });

  it('require other information in the college promise alone [Q372] [Q373]', () => {
    const requiring = emergencyAidForms.filter(
      (form) => errorsOf(openForm(form), 'otherInformation').length > 0,
    );
    expect(requiring.map(({ key }) => key)).toEqual(['emergency-aid-college-promise']);
  });

  it('drop the question on FAFSA for high schools alone [Q342]', () => {
    const without = emergencyAidForms.filter((form) => !openForm(form).findField('filedFafsa'));
    expect(without.map(({ key }) => key)).toEqual(['emergency-aid-high-school']);
  });

  it('tell alumni that it is a microgrant for their first two years [Q345]', () => {
    expect(getForm('alumni').introPages[0]).toMatchObject({
      title: 'What is the alumni microgrant?',
      body: expect.stringContaining('first- and second-year alumni') as string,
    });
  });
});

describe('what variants ask', () => {
  it('needs one of 12 high schools [Q338] [Q339] [Q340] [Q341]', () => {
    const form = getForm('high-school');
    expect(getField(form, 'attendingHighSchool').type).toBe('Dropdown');
    expect(new Set(optionValuesOf(form, 'attendingHighSchool')).size).toBe(12);
    expect(errorsOf(openForm(form), 'attendingHighSchool')).toEqual(['A selection is required']);
  });

  it('needs one of 38 organizations [Q362] [Q363] [Q364]', () => {
    const form = getForm('college-promise');
    expect(getField(form, 'affiliatedOrganization').type).toBe('Dropdown');
    expect(new Set(optionValuesOf(form, 'affiliatedOrganization')).size).toBe(38);
    expect(errorsOf(openForm(form), 'affiliatedOrganization')).toEqual(['A selection is required']);
  });

  it.each([
    ['44113', []],
    ['10001', ['Choose an option from the list']],
    ['', ['A selection is required']],
  ])('takes the ZIP code "%s" or says: %j [Q365] [Q367]', (zipCode, errors) => {
    expect(errorsOf(openForm(getForm('college-promise'), { zipCode }), 'zipCode')).toEqual(errors);
  });

  it.each([
    ['alumni', 'cohortYear', ['year-1', 'year-2', 'notapplicable']],
    [
      'national-service',
      'applicantStatus',
      [
        'veteran',
        'active-duty-military-personnel',
        'reservist',
        'national-guard-member',
        'legal-dependent',
        'none',
      ],
    ],
    [
      'public-benefits',
      'receivedBenefits',
      ['pell-grant', 'snap', 'tanf-owf', 'federal-work-study', 'other', 'none'],
    ],
  ])('offers in %s for %s: %j [Q346] [Q357] [Q360]', (name, key, values) => {
    expect(optionValuesOf(getForm(name), key)).toEqual(values);
  });

  it('lets the Tech ID be left open [Q351] [Q352]', () => {
    const form = getForm('technical-college');
    expect(getField(form, 'techId').type).toBe('Text');
    expect(errorsOf(openForm(form), 'techId')).toEqual([]);
  });

  it('asks which benefits only who receives some [Q356] [Q358]', () => {
    const form = getForm('public-benefits');
    expect(isShown(openForm(form, { receivingProgramBenefits: 'yes' }), 'receivedBenefits')).toBe(true);
    expect(isShown(openForm(form, { receivingProgramBenefits: 'no' }), 'receivedBenefits')).toBe(false);
  });

  it('has a reviewer, and no applicant, affirm enrollment and GPA [Q348] [Q361]', () => {
    const form = getForm('enrollment-gpa');
    const staff = openForm(form, {}, { audience: 'staff' });
    expect(isShown(openForm(form), 'reviewerAffirmation')).toBe(false);
    expect(errorsOf(staff, 'reviewerAffirmation')).toEqual(['This checkbox is required']);
    expect(getQuestion(form, 'documents').copy.intro).toContain('a transcript that shows your GPA');
  });
});

function findDemand(form: ProgramDefinition): string {
  const opened = openForm(form);
  if (!opened.findField('documents.all')) return 'none';
  if (getQuestion(form, 'documents').skippable) return 'skippable';
  return errorsOf(opened, 'documents.all').length > 0 ? 'required' : 'optional';
}
