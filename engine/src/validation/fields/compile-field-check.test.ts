import { describe, expect, it } from 'vitest';
import type { ComplexField, Field } from '../../definition/field.ts';
import { buildForm, buildTextField } from '../../testing/build-program.ts';
import { listErrors } from '../../testing/list-errors.ts';

describe('rules of validation', () => {
  const start = { type: 'Date', key: 'start', copy: 'Start' } as const;
  const end: Field = {
    type: 'Date',
    key: 'end',
    copy: 'End',
    maximumDate: '2023-12-31',
    validation: {
      rules: [
        { rule: { gte: [{ answer: 'end' }, { answer: 'start' }] }, message: 'End must follow start' },
        {
          rule: { gt: [{ diffInDays: [{ answer: 'start' }, { answer: 'end' }] }, 6] },
          message: 'Stay a week',
        },
      ],
    },
  };

  it('says the message of each rule that does not hold [P354] [P505]', () => {
    const form = buildForm([start, end], { start: '2023-05-10', end: '2023-05-09' });
    expect(form.findField('end')?.errors).toEqual(['End must follow start', 'Stay a week']);
    form.setAnswer('start', '2023-05-05');
    expect(form.findField('end')?.errors).toEqual(['Stay a week']);
    form.setAnswer('start', '2023-05-01');
    expect(form.findField('end')?.errors).toEqual([]);
  });

  it('lists them after what the kind of field says [P505]', () => {
    const form = buildForm([start, end], { start: '2024-01-05', end: '2024-01-06' });
    expect(form.findField('end')?.errors).toEqual([
      'Invalid Date. Must be on or before 12/31/2023',
      'Stay a week',
    ]);
  });

  it('asks nothing of an answer that is not there', () => {
    expect(buildForm([start, end]).findField('end')?.errors).toEqual(['End is required']);
    const optional = { ...end, validation: { ...end.validation, required: false } };
    expect(buildForm([start, optional]).findField('end')?.errors).toEqual([]);
  });
});

describe('documents', () => {
  const field: Field = { type: 'Document', key: 'lease', copy: 'Lease' };

  it('are at most 100 in a field [P557] [P558]', () => {
    const documents = Array.from({ length: 101 }, (_, index) => ({ id: `d${index}` }));
    expect(listErrors(field, documents.slice(0, 100))).toEqual([]);
    expect(listErrors(field, documents)).toEqual([
      'Document upload failed: You can upload a max of 100 documents at a time. Please try again.',
    ]);
  });
});

describe('repeated groups', () => {
  const courses: ComplexField = {
    type: 'Complex',
    key: 'courses',
    copy: 'Courses',
    repeated: true,
    subFields: [buildTextField('name', { copy: 'Name' })],
  };

  it('checks every entry', () => {
    const form = buildForm([courses], { courses: [{ name: 'Art' }, {}] });
    expect(form.findField('courses.0.name')?.errors).toEqual([]);
    expect(form.findField('courses.1.name')?.errors).toEqual(['Name is required']);
  });

  it('takes at most 100 entries', () => {
    const entries = Array.from({ length: 101 }, () => ({ name: 'Art' }));
    expect(listErrors(courses, entries.slice(1))).toEqual([]);
    expect(listErrors(courses, entries)).toEqual(['Courses can have at most 100 entries']);
  });
});

describe('labels of parts', () => {
  const owner: ComplexField = {
    type: 'Complex',
    key: 'owner',
    copy: 'Owner',
    subFields: [buildTextField('name', { copy: 'Name' })],
  };

  it.each<[string, Partial<ComplexField>, string]>([
    ['stand alone', {}, 'Name is required'],
    ['follow the label of the whole', { useLabelPrefix: true }, 'Owner Name is required'],
  ])('%s [P348]', (_how, overrides, message) => {
    const once = buildForm([{ ...owner, ...overrides }]);
    expect(once.findField('owner.name')?.errors).toEqual([message]);
    const repeated = buildForm([{ ...owner, ...overrides, repeated: true }], { owner: [{}] });
    expect(repeated.findField('owner.0.name')?.errors).toEqual([message]);
  });

  it('asks nothing of the whole when it is not repeated', () => {
    expect(buildForm([owner]).findField('owner')).toMatchObject({ errors: [], isRequired: false });
  });
});
