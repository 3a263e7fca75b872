import { defineProgram, reportForm } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { reviewSection } from './review-section.ts';

const definition = defineProgram({
  key: 'only-review',
  version: 1,
  introPages: [],
  sections: [reviewSection],
});

const helperKeys = [
  'submission.assistance.helper.name',
  'submission.assistance.helper.organization',
  'submission.assistance.helper.email',
  'submission.assistance.helper.phone',
];

describe('the review that forms share', () => {
  it('asks who helped, on a question that can be skipped [Q287] [Q288]', () => {
    const [helper] = reviewSection.questionGroups;
    expect(helper?.name).toBe('Did someone help you fill out this application?');
    expect(helper?.questions[0]).toMatchObject({
      copy: { title: 'Did someone help you fill out this application?' },
      skippable: true,
    });
    expect(helperKeys.map((key) => isShown(openForm(definition), key))).toEqual([true, true, true, true]);
  });

  it('takes the form without a word on the helper [Q289]', () => {
    const form = openForm(definition, { affirmation: true });
    expect(helperKeys.flatMap((key) => errorsOf(form, key))).toEqual([]);
    expect(reportForm(form).canSubmit).toBe(true);
  });

  it('checks what is said about the helper all the same', () => {
    const form = openForm(definition, {
      'submission.assistance.helper.email': 'sam',
      'submission.assistance.helper.phone': '12',
    });
    expect(helperKeys.flatMap((key) => errorsOf(form, key))).toEqual([
      'Please enter a valid email address',
      'Please enter a valid phone number',
    ]);
  });

  it.each([{}, { affirmation: false }])(
    'needs the affirmation, unlike %j [Q287] [Q290] [Q291]',
    (answers) => {
      const form = openForm(definition, answers);
      expect(errorsOf(form, 'affirmation')).toEqual(['This checkbox is required']);
      expect(reportForm(form).canSubmit).toBe(false);
    },
  );
});
