import { describe, expect, it } from 'vitest';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listShownQuestions } from '../testing/list-shown-questions.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { loanPreparationAnswerSets } from './loan-preparation.answers.ts';
import { loanPreparation } from './loan-preparation.ts';

describe('loan-preparation', () => {
  const [whatIsIt, requirements] = loanPreparation.introPages;

  it('prepares small businesses for a loan [R203]', () => {
    expect(whatIsIt.title).toBe('What is the loan preparation program?');
    expect(whatIsIt.body).toContain('It helps small businesses get ready for a bank loan.');
  });

  it('tells who can apply [R204] [R205]', () => {
    expect(requirements.body.split('\n')).toEqual(
      expect.arrayContaining([
        '- have three years of operation (before January 1, 2021)',
        '- plan to apply for a bank loan within 6 to 12 months',
      ]),
    );
  });

  it('has its intro pages and sections in order [R206] [R207]', () => {
    expect(loanPreparation.introPages.map(({ key }) => key)).toEqual([
      'what-is-it',
      'requirements',
      'application-process',
    ]);
    expect(loanPreparation.sections.map(({ key }) => key)).toEqual([
      'ownerInfo',
      'financialInformation',
      'taxInformation',
      'businessPlanSummary',
      'review',
    ]);
  });

  it('closes with status updates, challenges and the affirmation [R208]', () => {
    expect(listShownQuestions(openForm(loanPreparation), 'review')).toEqual([
      'canCommitToStatusUpdates',
      'anyChallenges',
      'applicationAssistanceHelper',
      'affirmation',
    ]);
  });

  it('has words for three statuses, and for those who were referred [R209] [R210]', () => {
    const { statuses } = loanPreparation.overrides;
    expect(statuses.map(({ status }) => status)).toEqual(['Application', 'InProgress', 'AwaitingReview']);
    expect(statuses[0]?.referralMessage).toBe('You have been referred to this program.');
  });

  it('needs the acknowledgement of reports up to one year [R233]', () => {
    expect(getField(loanPreparation, 'canCommitToStatusUpdates.affirmation').copy).toBe(
      'I understand that I will report to the program about my loan for up to one year',
    );
    expect(errorsOf(openForm(loanPreparation), 'canCommitToStatusUpdates.affirmation')).toEqual([
      'This checkbox is required',
    ]);
  });

  it('asks which challenges there are [R234]', () => {
    expect(optionValuesOf(loanPreparation, 'anyChallenges.affirmation')).toEqual(['yes', 'no']);
    const form = openForm(loanPreparation, { 'anyChallenges.affirmation': 'no' });
    expect(isShown(form, 'anyChallenges.explanation')).toBe(false);
    form.setAnswer('anyChallenges.affirmation', 'yes');
    expect(isShown(form, 'anyChallenges.explanation')).toBe(true);
  });

  it('wants every paper that a bank wants, in one upload [R231] [R232]', () => {
    expect(getField(loanPreparation, 'supportingDocuments.list').copy.split('\n')).toEqual([
      'City business license',
      'Two years of tax returns',
      'Two years of profit and loss and balance sheet',
    ]);
    expect(errorsOf(openForm(loanPreparation), 'supportingDocuments')).toEqual([
      'At least one document is required',
    ]);
    const documents = getQuestion(loanPreparation, 'supportingDocuments').fields.filter(
      ({ type }) => type === 'Document',
    );
    expect(documents).toHaveLength(1);
  });

  it.each(loanPreparationAnswerSets)('can be submitted by $name', (set) => {
    expect(listFaults(loanPreparation, set)).toEqual([]);
  });

  it('is walked through whole by these people', () => {
    expect(listUnseen(loanPreparation, loanPreparationAnswerSets)).toEqual([]);
  });
});
