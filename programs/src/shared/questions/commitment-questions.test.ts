import { describe, expect, it } from 'vitest';
import { loanPreparation } from '../../loan-preparation/loan-preparation.ts';
import { matchedSavings } from '../../matched-savings/matched-savings.ts';
import { microBusinessGrant } from '../../micro-business-grant/micro-business-grant.ts';
import { getField, optionValuesOf } from '../../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../../testing/open-form.ts';

const tooLong = 'exceeds the character limit. Please reduce the number of characters.';

describe.each([microBusinessGrant, matchedSavings])('the commitments of $key', (program) => {
  it('are 10 hours of technical assistance [R159] [R160]', () => {
    expect(getField(program, 'canCommitToSessions.affirmation').copy).toBe(
      'I can commit to 10 hours of technical assistance sessions',
    );
    expect(errorsOf(openForm(program), 'canCommitToSessions.affirmation')).toEqual([
      'A selection is required',
    ]);
  });

  it('may come with challenges, explained in 500 characters [R163] [R164] [R165]', () => {
    expect(optionValuesOf(program, 'anyChallenges.affirmation')).toEqual(['yes', 'no']);
    const form = openForm(program, { 'anyChallenges.affirmation': 'no' });
    expect(isShown(form, 'anyChallenges.explanation')).toBe(false);
    form.setAnswer('anyChallenges.affirmation', 'yes');
    expect(errorsOf(form, 'anyChallenges.explanation')).toEqual(['What could be hard? is required']);
    form.setAnswer('anyChallenges.explanation', 'a'.repeat(501));
    expect(errorsOf(form, 'anyChallenges.explanation')).toEqual([`What could be hard? ${tooLong}`]);
    form.setAnswer('anyChallenges.explanation', 'a'.repeat(500));
    expect(errorsOf(form, 'anyChallenges.explanation')).toEqual([]);
  });
});

describe('monthly progress reports', () => {
  const key = 'canCompleteMonthlyProgressReports.affirmation';

  it('end 90 days after the funds of the grant [R161]', () => {
    expect(getField(microBusinessGrant, key).copy).toBe(
      'I can complete monthly progress reports for up to 90 days after I receive the funds',
    );
  });

  it('end 90 days after the savings program [R162]', () => {
    expect(getField(matchedSavings, key).copy).toBe(
      'I can complete monthly progress reports for up to 90 days after I complete the program',
    );
  });
});

describe('the review of the business programs', () => {
  it.each([microBusinessGrant, matchedSavings, loanPreparation])(
    'of $key needs the affirmation [R170] [R187] [R200]',
    (program) => {
      expect(getField(program, 'affirmation').type).toBe('Checkbox');
      const section = program.sections.find((each) => each.key === 'review');
      const keys = section?.questionGroups.flatMap(({ questions }) => questions.map((each) => each.key));
      expect(keys?.at(-1)).toBe('affirmation');
      expect(errorsOf(openForm(program), 'affirmation')).toEqual(['This checkbox is required']);
    },
  );
});
