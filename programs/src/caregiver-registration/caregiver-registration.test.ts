import { renderCopy } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { getField, getQuestion } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listShownQuestions } from '../testing/list-shown-questions.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { caregiverRegistrationAnswerSets } from './caregiver-registration.answers.ts';
import { caregiverRegistration } from './caregiver-registration.ts';

const { introPages, sections, overrides } = caregiverRegistration;

describe('caregiver registration', () => {
  it.each(caregiverRegistrationAnswerSets.map((set) => [set.name, set] as const))(
    'can be submitted by %s',
    (_name, set) => {
      expect(listFaults(caregiverRegistration, set)).toEqual([]);
    },
  );

  it('opens with a welcome, the registration process in steps and the terms [Q037] [Q038] [Q040]', () => {
    expect(introPages.map(({ key, layout }) => [key, layout])).toEqual([
      ['welcome', 'welcome'],
      ['registration-process', 'steps'],
      ['terms', 'default'],
    ]);
  });

  it('presents itself as a workforce incentive for home-care caregivers in California [Q030]', () => {
    expect(introPages[0].body).toContain(
      'This workforce incentive program pays home-care caregivers in California',
    );
  });

  it('says how long registering takes and what happens to the answers [Q039]', () => {
    expect(introPages[1].steps.map(({ title }) => title)).toEqual([
      'It takes up to 10 minutes',
      'Your progress is saved',
      'Your data is secure',
      'Check your inbox',
    ]);
  });

  it('takes going on for agreeing to the terms and the privacy policy [Q041]', () => {
    expect(introPages[2].title).toBe('Terms of service and privacy policy');
    expect(
      renderCopy(introPages[2].body, { locale: 'en', partnerName: 'Golden State Caregivers' }),
    ).toContain(
      'By continuing, you agree to the terms of service and the privacy policy of Golden State Caregivers.',
    );
  });

  it('has its four sections in order [Q042]', () => {
    expect(sections.map(({ name }) => name)).toEqual([
      'Required Information',
      'Demographic Information',
      'Career Perceptions',
      'Review',
    ]);
  });

  it('asks where people live, where they get mail, and when they were born [Q043] [Q047] [Q048] [Q049]', () => {
    expect(questionsOf('requiredInformation')).toEqual(['homeAddress', 'mailingAddress', 'dateOfBirth']);
    expect(getField(caregiverRegistration, 'address').type).toBe('Address');
    expect(getField(caregiverRegistration, 'mailingAddress').type).toBe('Address');
    expect(getField(caregiverRegistration, 'dateOfBirth').type).toBe('Date');
  });

  it('does not take a birthday to come [Q049]', () => {
    const form = openForm(caregiverRegistration, { dateOfBirth: '2026-11-16' });
    expect(errorsOf(form, 'dateOfBirth')).toEqual(['Date of birth may not be in the future']);
  });

  it('asks the demographic questions in order [Q044]', () => {
    expect(questionsOf('demographicInformation')).toEqual([
      'hispanicOrLatino',
      'race',
      'language',
      'disability',
      'veteran',
      'fosterYouth',
      'assignedGender',
      'gender',
      'sexualIdentity',
      'experience',
      'areaOfStudy',
      'reference',
      'receiveProgramInfo',
    ]);
  });

  it('closes with who helped and an affirmation under penalty of law [Q046] [Q079] [Q080] [Q081]', () => {
    expect(questionsOf('review')).toEqual(['applicationAssistanceHelper', 'affirmation']);
    expect(isShown(openForm(caregiverRegistration), 'submission.assistance.helper.name')).toBe(true);
    expect(
      renderCopy(getField(caregiverRegistration, 'affirmation').copy, {
        locale: 'en',
        applicantName: 'Ana Flores',
      }),
    ).toBe(
      'I, Ana Flores, certify under penalty of law that my statements in this application are true, accurate and complete.',
    );
    expect(errorsOf(openForm(caregiverRegistration), 'affirmation')).toEqual(['This checkbox is required']);
  });

  it.each([
    ['new', []],
    ['not-sure', []],
    ['community-based-provider', ['surveyCBP']],
    ['healthcare-provider', ['surveyHCP']],
  ])('asks someone who is %s for career perceptions: %j [Q045] [Q075] [Q076]', (experience, surveys) => {
    const form = openForm(caregiverRegistration, { experience });
    const shown = ['surveyCBP', 'surveyHCP'].filter((survey) => isShown(form, `${survey}.workIsValued`));
    expect(shown).toEqual(surveys);
  });

  it.each(['surveyCBP', 'surveyHCP'])('asks for ratings in %s that nobody has to give [Q078]', (survey) => {
    const experience = survey === 'surveyCBP' ? 'community-based-provider' : 'healthcare-provider';
    const form = openForm(caregiverRegistration, { experience });
    const keys = getQuestion(caregiverRegistration, survey).fields.map(({ key }) => key);
    expect(keys.every((key) => key.startsWith(`${survey}.`))).toBe(true);
    expect(keys.flatMap((key) => errorsOf(form, key))).toEqual([]);
  });
});

describe('the banners of a registration', () => {
  it('say that nothing was started, and offer to start [Q018]', () => {
    expect(bannerOf('Application')).toMatchObject({
      message: 'You have not started your registration. Start a new application to register.',
      action: 'Start New Application',
    });
  });

  it('tell someone who has begun to finish [Q019]', () => {
    expect(bannerOf('InProgress')?.message).toBe(
      'You have started your registration. Please finish and submit it.',
    );
  });

  it.each([
    ['Incomplete', 'Continue Registration'],
    ['AwaitingReview', 'Status: Registered'],
    ['Approved', 'Status: Registered'],
  ])('call %s "%s" [Q020] [Q021] [Q022]', (status, label) => {
    expect(bannerOf(status)?.label).toBe(label);
  });

  it('promise the decision by email and ask for nothing during review [Q023]', () => {
    expect(bannerOf('InReview')?.message).toBe(
      'We are reviewing your application. We will email you our decision. You do not need to do anything now.',
    );
  });

  it('point to the email after a denial [Q024]', () => {
    expect(bannerOf('Denied')?.message).toContain('Please check the email we sent you.');
  });
});

function questionsOf(sectionKey: string): string[] {
  return listShownQuestions(openForm(caregiverRegistration), sectionKey);
}

function bannerOf(status: string) {
  return overrides.statuses.find((banner) => banner.status === status);
}
