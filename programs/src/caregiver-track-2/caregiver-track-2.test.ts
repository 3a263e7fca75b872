import { describe, expect, it } from 'vitest';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listShownQuestions } from '../testing/list-shown-questions.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { caregiverTrack2AnswerSets } from './caregiver-track-2.answers.ts';
import { caregiverTrack2 } from './caregiver-track-2.ts';

const { introPages, sections } = caregiverTrack2;

describe('caregiver track 2', () => {
  it.each(caregiverTrack2AnswerSets.map((set) => [set.name, set] as const))(
    'can be submitted: %s',
    (_name, set) => {
      expect(listFaults(caregiverTrack2, set)).toEqual([]);
    },
  );

  it('opens with welcome, process and terms [Q092] [Q093] [Q094]', () => {
    expect(introPages.map(({ key, layout, title }) => [key, layout, title])).toEqual([
      ['welcome', 'welcome', 'Welcome to {{programName}}'],
      ['application-process', 'steps', 'About the application process'],
      ['terms', 'default', 'Terms of service and privacy policy'],
    ]);
  });

  it('explains who it is for [Q036] [Q092]', () => {
    expect(introPages[0].body).toContain(
      'Track 2 is for people who hold a California license or certification in an eligible role, or who are community health workers.',
    );
  });

  it('begins with work, then has the sections of every claim [Q095] [Q096] [Q097]', () => {
    expect(sections.map(({ name }) => name)).toEqual([
      'Employment / Supervised Volunteering',
      'Incentive Level Selection',
      'Home Address',
      'Mailing Address',
      'Payment Information',
      'Review',
    ]);
    expect(listShownQuestions(openForm(caregiverTrack2), 'review')).toEqual([
      'applicationAssistanceHelper',
      'affirmation',
    ]);
  });

  it.each([
    ['yes', [true, false, false]],
    ['no', [false, true, true]],
  ])(
    'asks for an attestation that fits someone whose eligible job is a %s [Q163] [Q165]',
    (workInAnEligibleJob, shown) => {
      const form = openForm(caregiverTrack2, { workInAnEligibleJob });
      const paths = [
        'employmentAttestation.working',
        'employmentAttestation.notWorking',
        'supervisedVolunteering',
      ];
      expect(paths.map((path) => isShown(form, path))).toEqual(shown);
      expect(errorsOf(form, 'employmentAttestation')).toEqual(['This checkbox is required']);
      expect(optionValuesOf(caregiverTrack2, 'workInAnEligibleJob')).toEqual(['yes', 'no']);
    },
  );

  it.each(['level1', 'level2', 'level3'])(
    'asks at %s about a job who has one, and about finding one who has none [Q164]',
    (incentiveLevel) => {
      const survey = incentiveLevel.replace('level', 'surveyLevel');
      const shownFor = (workInAnEligibleJob: string) => {
        const form = openForm(caregiverTrack2, {
          workInAnEligibleJob,
          firstTimeApplying: 'no',
          incentiveLevel,
        });
        return ['jobSatisfaction', 'stayInJobLikelihood', 'findJobConfidence', 'startJobLikelihood'].filter(
          (key) => isShown(form, `${survey}.${key}`),
        );
      };
      expect(shownFor('yes')).toEqual(['jobSatisfaction', 'stayInJobLikelihood']);
      expect(shownFor('no')).toEqual(['findJobConfidence', 'startJobLikelihood']);
    },
  );
});

describe('level 3 of caregiver track 2', () => {
  const claim = (proofOfEligibilityType?: string) =>
    openForm(caregiverTrack2, {
      firstTimeApplying: 'no',
      incentiveLevel: 'level3',
      ...(proofOfEligibilityType && { proofOfEligibilityType }),
    });

  it('needs the license that people came with [Q168]', () => {
    expect(getField(caregiverTrack2, 'documents.license').type).toBe('Document');
    expect(errorsOf(claim(), 'documents.license')).toEqual(['At least one document is required']);
  });

  it('takes work or a certification as proof [Q169]', () => {
    expect(optionValuesOf(caregiverTrack2, 'proofOfEligibilityType')).toEqual([
      'employment',
      'certification',
    ]);
    expect(errorsOf(claim(), 'proofOfEligibilityType')).toEqual(['A selection is required']);
  });

  it('asks for employers or for the certification, never both [Q171] [Q172] [Q173]', () => {
    const shownFor = (type?: string) =>
      ['employers', 'documents.certification'].map((path) => isShown(claim(type), path));
    expect(shownFor()).toEqual([false, false]);
    expect(shownFor('employment')).toEqual([true, false]);
    expect(shownFor('certification')).toEqual([false, true]);
    expect(errorsOf(claim('certification'), 'documents.certification')).toEqual([
      'At least one document is required',
    ]);
  });

  it('asks for a proof from each employer [Q170]', () => {
    const form = claim('employment');
    const proof = [{ id: 'document-1', filename: 'valley.pdf' }];
    form.addEntry('employers', { name: 'Valley Nursing', zipCode: '95814', employmentProof: proof });
    form.addEntry('employers', { name: 'Capitol Care', zipCode: '95816' });
    expect(errorsOf(form, 'employers.0.employmentProof')).toEqual([]);
    expect(errorsOf(form, 'employers.1.employmentProof')).toEqual(['At least one document is required']);
  });

  it('says what work counts and where the form for employers is [Q145] [Q174] [Q175] [Q176]', () => {
    expect(getField(caregiverTrack2, 'employmentRequirements').copy.split('\n')).toEqual([
      'You worked 40 hours per month in California for 4 months or more since the program started.',
      'The most recent month was in a qualifying setting.',
      'We need forms from each employer.',
    ]);
    expect(getQuestion(caregiverTrack2, 'employers').copy.intro).toMatch(
      /\[employment verification form\]\(https:\/\/\S+\.pdf\)/,
    );
  });
});
