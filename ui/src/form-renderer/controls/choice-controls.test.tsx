import type { Field, FieldOption } from '@handrail/engine';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

const work: Field = {
  type: 'RadioList',
  key: 'work',
  copy: 'Are you working?',
  helperText: 'Any paid work counts.',
  options: [
    { value: 'full', label: 'Yes, full time' },
    { value: 'part', label: 'Yes, part time', description: 'For example deliveries' },
    { value: 'no', label: 'No', disabled: true },
  ],
};

describe('a radio list', () => {
  it('is one group with its label as name, its hint and error said once [P504]', () => {
    const { store } = renderForm([work]);
    act(() => void store.act((form) => form.attemptSubmit()));

    const group = screen.getByRole('radiogroup', { name: 'Are you working?' });
    const described = group.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Any paid work counts.',
      'Error: A selection is required',
    ]);
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(
      within(group).getByRole('radio', { name: 'Yes, full time' }).getAttribute('aria-describedby'),
    ).toBe(null);
  });

  it('describes each option, and takes no disabled one', () => {
    renderForm([work]);

    const part = screen.getByRole('radio', { name: 'Yes, part time' });
    expect(document.getElementById(part.getAttribute('aria-describedby')!)?.textContent).toBe(
      'For example deliveries',
    );
    expect(screen.getByRole('radio', { name: 'No' })).toHaveProperty('disabled', true);
  });

  it('is answered by a press on the row and by the keyboard', async () => {
    const { person, answers } = renderForm([work]);

    await person.click(screen.getByText('Yes, part time'));
    expect(answers()).toEqual({ work: 'part' });

    await person.keyboard('{ArrowUp}');
    expect(answers()).toEqual({ work: 'full' });
  });

  it('can be left unanswered again where it is optional', async () => {
    const { person, answers } = renderForm([{ ...work, validation: { required: false } }], {
      answers: { work: 'part' },
    });

    await person.click(screen.getByRole('button', { name: 'Clear answer' }));

    expect(answers()).toEqual({ work: '' });
    expect(screen.queryByRole('radio', { checked: true })).toBe(null);
  });

  it('has its first row where error summaries lead to', () => {
    renderForm([work]);

    expect(document.getElementById('field-work')).toBe(screen.getByRole('radio', { name: 'Yes, full time' }));
  });
});

describe('a checkbox', () => {
  const terms: Field = { type: 'Checkbox', key: 'terms', copy: 'I agree to the terms' };

  it('is ticked and unticked', async () => {
    const { person, answers } = renderForm([terms]);
    const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });

    await person.click(box);
    expect(answers()).toEqual({ terms: true });
    await person.keyboard(' ');
    expect(answers()).toEqual({ terms: false });
  });

  it('says that it is required [P503]', () => {
    const { store } = renderForm([terms]);
    act(() => void store.act((form) => form.attemptSubmit()));

    const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
    expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Error: This checkbox is required',
    );
  });
});

describe('a checkbox group', () => {
  const benefits: Field = {
    type: 'CheckboxGroup',
    key: 'benefits',
    copy: 'Which of these do you get?',
    options: 'abcdefg'.split('').map(toOption).concat({ value: 'none', label: 'None of these' }),
  };

  it('shows six of more options until "See more" is pressed, which leads on to the first that was hidden [P597]', async () => {
    const { person } = renderForm([benefits]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
    expect(screen.getByRole('checkbox', { name: 'None of these' })).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'See more' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Option f' }));

    await person.click(screen.getByRole('button', { name: 'See less' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  });

  it('does not collapse six options [P597]', () => {
    renderForm([{ ...benefits, options: benefits.options.slice(0, 6) }]);

    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'See more' })).toBe(null);
  });

  it('starts open around a choice that would be out of sight, and keeps it when it collapses', async () => {
    const { person, answers } = renderForm([benefits], { answers: { benefits: ['g'] } });
    expect(screen.getByRole('checkbox', { name: 'Option g' })).toHaveProperty('checked', true);

    await person.click(screen.getByRole('button', { name: 'See less' }));
    expect(screen.getByText('1 more chosen')).toBeDefined();
    await person.click(screen.getByRole('checkbox', { name: 'Option a' }));

    expect(answers()).toEqual({ benefits: ['a', 'g'] });
  });

  it('clears and disables the other choices for "none" [P598]', async () => {
    const { person, answers } = renderForm([benefits], { answers: { benefits: ['a', 'g'] } });

    await person.click(screen.getByRole('checkbox', { name: 'None of these' }));

    expect(answers()).toEqual({ benefits: ['none'] });
    expect(screen.getByRole('checkbox', { name: 'Option a' })).toHaveProperty('disabled', true);
    await person.click(screen.getByRole('checkbox', { name: 'None of these' }));
    expect(screen.getByRole('checkbox', { name: 'Option a' })).toHaveProperty('disabled', false);
  });
});

function toOption(value: string): FieldOption {
  return { value, label: `Option ${value}` };
}
