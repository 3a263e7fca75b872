import { describe, expect, it } from 'vitest';
import { caregiverTrack2 } from '../caregiver-track-2/caregiver-track-2.ts';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listShownQuestions } from '../testing/list-shown-questions.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { caregiverTrack1AnswerSets } from './caregiver-track-1.answers.ts';
import { caregiverTrack1 } from './caregiver-track-1.ts';

const { introPages, sections } = caregiverTrack1;

describe('caregiver track 1', () => {
  it.each(caregiverTrack1AnswerSets.map((set) => [set.name, set] as const))(
    'can be submitted: %s',
    (_name, set) => {
      expect(listFaults(caregiverTrack1, set)).toEqual([]);
    },
  );

  it('opens with welcome, process, terms and an attestation that Track 2 does not have [Q082] [Q083] [Q085] [Q086]', () => {
    expect(introPages.map(({ key, layout, title }) => [key, layout, title])).toEqual([
      ['welcome', 'welcome', 'Welcome to {{programName}}'],
      ['application-process', 'steps', 'About the application process'],
      ['terms', 'default', 'Terms of service and privacy policy'],
      ['attestation', 'default', 'Is Track 1 the right track for you?'],
    ]);
    expect(introPages[3].body).toContain('By continuing, you attest that these things are true:');
    expect(caregiverTrack2.introPages.map(({ key }) => key)).not.toContain('attestation');
  });

  it('explains who it is for [Q035] [Q082]', () => {
    expect(introPages[0].body).toContain(
      'Track 1 is for people with no current California license or certification in an eligible role, or who are not yet a community health worker.',
    );
  });

  it('has its sections in order [Q087] [Q088]', () => {
    expect(sections.map(({ name }) => name)).toEqual([
      'Incentive Level Selection',
      'Home Address',
      'Mailing Address',
      'Payment Information',
      'Review',
    ]);
    expect(listShownQuestions(openForm(caregiverTrack1), 'review')).toEqual([
      'applicationAssistanceHelper',
      'affirmation',
    ]);
  });
});

describe('level 3 of caregiver track 1', () => {
  const claim = (documentType?: string) =>
    openForm(caregiverTrack1, {
      firstTimeApplying: 'no',
      incentiveLevel: 'level3',
      ...(documentType && { documentType }),
    });

  it('takes one of five proofs, with documents [Q150] [Q151] [Q152]', () => {
    expect(optionValuesOf(caregiverTrack1, 'documentType')).toEqual([
      'employment',
      'licenseRegistration',
      'certification',
      'courseworkRegistration',
      'employmentHomeBasedCHW',
    ]);
    expect(errorsOf(claim(), 'documentType')).toEqual(['A selection is required']);
    expect(errorsOf(claim(), 'documents.proofOfLevel3')).toEqual(['At least one document is required']);
  });

  it.each([
    ['employment', [true, true, false]],
    ['licenseRegistration', [false, false, false]],
    ['certification', [false, false, true]],
    ['courseworkRegistration', [false, false, false]],
    ['employmentHomeBasedCHW', [false, false, false]],
  ])('asks after %s for employers, roles and tests: %j [Q154] [Q157] [Q159]', (documentType, shown) => {
    const form = claim(documentType);
    const paths = ['employers', 'eligibleRole.eligibleRole', 'numberOfCertificationTests'];
    expect(paths.map((path) => isShown(form, path))).toEqual(shown);
  });

  it('asks for the name and ZIP code of each employer [Q153]', () => {
    const form = claim('employment');
    form.addEntry('employers', { name: 'Bay Home Care', zipCode: '9460' });
    form.addEntry('employers', {});
    expect(errorsOf(form, 'employers.0.zipCode')).toEqual(['Enter a 5-digit ZIP code']);
    expect(errorsOf(form, 'employers.1.name')).toEqual(['Employer name is required']);
    form.setAnswer('employers.0.zipCode', '94607');
    expect(errorsOf(form, 'employers.0.zipCode')).toEqual([]);
  });

  it('knows exactly 11 eligible roles, of which several can be chosen [Q155]', () => {
    const field = getField(caregiverTrack1, 'eligibleRole.eligibleRole');
    expect('options' in field && field.options.map(({ label }) => label)).toEqual([
      'Community health worker (home setting only)',
      'Home health aide',
      'Certified nurse assistant (CNA)',
      'Registered nurse (RN)',
      'Licensed vocational nurse (LVN)',
      'Respiratory therapist',
      'Occupational therapist',
      'Speech therapist',
      'Physical therapist',
      'Licensed clinical social worker',
      'Restorative nursing assistant',
    ]);
    const form = claim('employment');
    form.setAnswer('eligibleRole.eligibleRole', ['cna', 'rn']);
    expect(errorsOf(form, 'eligibleRole.eligibleRole')).toEqual([]);
  });

  it('asks how often someone took the test [Q158]', () => {
    expect(optionValuesOf(caregiverTrack1, 'numberOfCertificationTests')).toEqual([
      '1-time',
      '2-times',
      '3-times',
      '4-times',
      '5-times',
      'more-than-5-times',
    ]);
  });

  it('says which proofs count and where the form for employers is [Q145] [Q160] [Q161]', () => {
    expect(getField(caregiverTrack1, 'documentType.license').copy).toBe(
      'A new license must have been earned since November 1, 2023.\nCourse certificates do not qualify.',
    );
    expect(getField(caregiverTrack1, 'documentType.verification').copy).toMatch(
      /\[employment verification form\]\(https:\/\/\S+\.pdf\)/,
    );
    expect(isShown(claim('employment'), 'documentType.verification')).toBe(true);
    expect(isShown(claim('certification'), 'documentType.verification')).toBe(false);
  });
});
