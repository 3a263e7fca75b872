import { describe, expect, it } from 'vitest';
import { getField } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { errorsOf, openForm } from '../testing/open-form.ts';
import { capitalReadinessAnswerSets } from './capital-readiness.answers.ts';
import { capitalReadiness } from './capital-readiness.ts';

describe('capital-readiness', () => {
  it('opens with what it is for and how it goes [R023] [R024]', () => {
    const [whatIsIt] = capitalReadiness.introPages;
    expect(capitalReadiness.introPages.map(({ key }) => key)).toEqual(['what-is-it', 'application-process']);
    expect(whatIsIt.body).toContain(
      'This city questionnaire for small businesses helps {{partnerName}} find the programs you are eligible for.',
    );
  });

  it('has its sections in order, the first about the owner [R025] [R026]', () => {
    expect(capitalReadiness.sections.map(({ key }) => key)).toEqual([
      'personalInfo',
      'businessInfo',
      'capitalReadiness',
      'location',
      'workforce',
      'supplierDiversity',
      'technology',
      'review',
    ]);
    expect(capitalReadiness.sections[0].name).toBe('About the Owner');
  });

  it('has a page before each section that tells what comes', () => {
    expect(capitalReadiness.sections.slice(0, -1).map(({ overview }) => overview)).toEqual(
      capitalReadiness.sections
        .slice(0, -1)
        .map(({ name }) => ({ title: name, description: expect.stringMatching(/\w{3}.*\.$/) as string })),
    );
  });

  it('has words for four statuses and no other [R028]', () => {
    expect(capitalReadiness.overrides.statuses.map(({ status }) => status)).toEqual([
      'Application',
      'InProgress',
      'AwaitingReview',
      'Approved',
    ]);
  });

  it('says that an approval is a referral and no promise of money [R029]', () => {
    expect(capitalReadiness.overrides.statuses[3].message).toBe(
      'You will get a referral to a program-specific application. A referral does not guarantee funding.',
    );
  });

  it('says what happens next [R006]', () => {
    expect(capitalReadiness.submissionScreen.title).toBe('What happens next?');
    expect(capitalReadiness.submissionScreen.bullets).toMatchObject([
      {
        title: 'Application review',
        description: expect.stringContaining('may email you if we need more information') as string,
      },
    ]);
  });

  it('asks in the review for feedback, the source and an affirmation, beside what every review asks [R005] [R027]', () => {
    const review = capitalReadiness.sections[7];
    const keys = review.questionGroups.flatMap(({ questions }) => questions.map(({ key }) => key));
    expect(keys).toEqual(['feedback', 'source', 'applicationAssistanceHelper', 'affirmation']);
  });

  it('takes up to 200 characters of feedback, or none [R085]', () => {
    expect(getField(capitalReadiness, 'feedback')).toMatchObject({ type: 'Text', multiline: true });
    expect(errorsOf(openForm(capitalReadiness), 'feedback')).toEqual([]);
    expect(errorsOf(openForm(capitalReadiness, { feedback: 'a'.repeat(200) }), 'feedback')).toEqual([]);
    expect(errorsOf(openForm(capitalReadiness, { feedback: 'a'.repeat(201) }), 'feedback')).toEqual([
      'Feedback exceeds the character limit. Please reduce the number of characters.',
    ]);
  });

  it('asks where the applicant heard of it, in a text [R086]', () => {
    expect(getField(capitalReadiness, 'source').type).toBe('Text');
    expect(errorsOf(openForm(capitalReadiness), 'source')).toEqual(['Where you heard about us is required']);
  });

  it('needs the applicant to stand by the answers [R087]', () => {
    expect(getField(capitalReadiness, 'affirmation')).toMatchObject({
      type: 'Checkbox',
      copy: 'I, {{applicantName}}, affirm that my answers in this application are true, accurate and complete to the best of my knowledge.',
    });
    expect(errorsOf(openForm(capitalReadiness, { affirmation: false }), 'affirmation')).toEqual([
      'This checkbox is required',
    ]);
  });

  it.each(capitalReadinessAnswerSets)('can be submitted by $name', (set) => {
    expect(listFaults(capitalReadiness, set)).toEqual([]);
  });

  it('is walked through whole by these people', () => {
    expect(listUnseen(capitalReadiness, capitalReadinessAnswerSets)).toEqual([]);
  });
});
