import { describe, expect, it } from 'vitest';
import type { Field } from '../definition/field.ts';
import { listSteps } from '../flow/list-steps.ts';
import { toStepPath } from '../flow/step.ts';
import { buildForm, buildProgram, buildQuestion, buildSection, startForm } from '../testing/build-program.ts';
import { reportForm } from './form-report.ts';

const saved: Field = {
  type: 'Calculated',
  key: 'isSaved',
  copy: 'Bank account',
  formula: { eq: [{ setting: 'hasBankAccount' }, true] },
  display: 'hidden',
  validation: {
    required: false,
    rules: [{ rule: { eq: [{ answer: 'isSaved' }, true] }, message: 'Save your bank account details' }],
  },
};

const hint: Field = { type: 'Typography', key: 'hint', copy: 'You can find the numbers on a check.' };

describe('changeSettings', () => {
  it('works out what hangs on a setting, and tells it', () => {
    const form = buildForm([hint, saved]);
    expect(reportForm(form).canSubmit).toBe(false);

    const { fields, progress } = form.changeSettings({ hasBankAccount: true });

    expect(fields).toEqual([{ path: 'isSaved', visibility: false, value: true, errors: true }]);
    expect(progress).toBe(1);
    expect(reportForm(form).canSubmit).toBe(true);
    expect(form.settings.hasBankAccount).toBe(true);
  });

  it('takes the step of the tax form away once there is one, and tells that something changed [P447]', () => {
    const sections = [buildSection('s', [buildQuestion('q', [hint, saved])]), buildSection('review', [])];
    const form = startForm(buildProgram({ sections }), {}, { needsW9: true });
    const listPaths = () => listSteps(form).map(toStepPath);
    expect(listPaths()).toEqual(['questions/q', 'w9', 'review']);

    expect(form.changeSettings({ needsW9: false, hasW9: true }).progress).toBe(0);

    expect(listPaths()).toEqual(['questions/q', 'review']);
  });

  it('checks again what is measured against a setting, also in entries', () => {
    const day: Field = { type: 'Date', key: 'day', copy: 'Day', allowedRange: 'past' };
    const list: Field = { type: 'Complex', key: 'list', copy: 'List', repeated: true, subFields: [day] };
    const form = buildForm([list], { list: [{ day: '2026-11-16' }] }, { today: '2026-11-15' });
    expect(form.findField('list.0.day')?.errors).toHaveLength(1);

    form.changeSettings({ today: '2026-11-16' });

    expect(form.findField('list.0.day')?.errors).toEqual([]);
  });
});
