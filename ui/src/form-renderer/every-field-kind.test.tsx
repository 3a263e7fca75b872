import { reportForm, sayMessages, type Field, type FieldKind } from '@handrail/engine';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toFieldId } from './field-id.ts';
import { renderForm } from './testing/render-form.tsx';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Option ${value}` }));
const many = Array.from({ length: 9 }, (_, index) => ({ value: `${index}`, label: `Option ${index}` }));
const name = { key: 'name', type: 'Text', copy: 'Name' } as const;
const base = { key: 'answer', copy: 'Answer' };

/** One of each kind that can be required; a kind that is added to the engine has to be added here. */
const kinds = {
  Address: [{ ...base, type: 'Address' }],
  Calculated: [],
  Checkbox: [{ ...base, type: 'Checkbox' }],
  CheckboxGroup: [{ ...base, type: 'CheckboxGroup', options }],
  Complex: [{ ...base, type: 'Complex', repeated: true, entryName: 'person', subFields: [name] }],
  Date: [{ ...base, type: 'Date' }],
  Document: [{ ...base, type: 'Document' }],
  Dropdown: [
    { ...base, type: 'Dropdown', options },
    { ...base, type: 'Dropdown', options: many },
    { ...base, type: 'Dropdown', options: many, multiple: true },
  ],
  RadioList: [{ ...base, type: 'RadioList', options }],
  Text: [
    { ...base, type: 'Text' },
    { ...base, type: 'Text', multiline: true },
    { ...base, type: 'Text', inputType: 'Currency' },
    { ...base, type: 'Text', inputType: 'Password' },
    { ...base, type: 'Text', inputType: 'Date' },
  ],
  Typography: [],
} as const satisfies Record<FieldKind, readonly Field[]>;

describe.each<Field>(Object.values(kinds).flat())('a required field %j', (field) => {
  it('says that it is required to people who do not see the asterisk', () => {
    renderForm([field]);
    for (const control of listRequiredControls()) expect(isSaidToBeRequired(control)).toBe(true);
  });

  it('has one link per error, each to a control that is described by its error', () => {
    const { store } = renderForm([field]);
    act(() => void store.act((form) => form.attemptSubmit()));

    const reports = reportForm(store.form).sections.flatMap(({ questions }) =>
      questions.flatMap(({ fields }) => fields),
    );
    expect(reports).toHaveLength(field.type === 'Address' ? 4 : 1);
    for (const { path, part, messages } of reports) {
      const target = document.getElementById(toFieldId(path, part));
      target?.focus();
      expect(document.activeElement).toBe(target);
      expect(readDescription(target)).toContain(`Error: ${sayMessages(messages)}`);
    }
  });
});

describe('leaving a field with a wrong answer', () => {
  it.each<[Field, string, RegExp]>([
    [{ ...base, type: 'Date' }, '02/30/2000', /^Error: Answer: Enter a valid date\. February/],
    [{ ...base, type: 'Text', inputType: 'Currency' }, 'abc', /^Error: Answer must be a number\. Use digits/],
    [
      { ...base, type: 'Text', inputType: 'Email' },
      'me',
      /^Error: Answer: Please enter a valid email address/,
    ],
  ])('is announced: %j %s', async (field, typed, announced) => {
    const { person } = renderForm([field]);

    await person.type(screen.getByRole('textbox', { name: 'Answer' }), typed);
    await person.tab();

    await waitFor(() => {
      expect(document.querySelector('[data-announcer]')?.textContent).toMatch(announced);
    });
  });
});

/** What has to be filled in: every control but buttons and what is said to be optional. */
function listRequiredControls(): Element[] {
  const groups = [...document.querySelectorAll('fieldset')];
  const inputs = [...document.querySelectorAll('input:not([aria-hidden]), select, textarea')];
  const named = inputs.filter((input) => !input.closest('div')?.textContent.includes('optional'));
  return groups.length > 0 ? [...groups, ...named] : named;
}

/** By itself, or by the group that it is one of. */
function isSaidToBeRequired(control: Element): boolean {
  const isOwn = (each: Element) =>
    each.getAttribute('aria-required') === 'true' || readDescription(each).includes('Required.');
  const group = control.closest('fieldset');
  return isOwn(control) || (group !== null && isOwn(group));
}

/** The description of a control and of the group around it, as screen readers put them together. */
function readDescription(control: Element | null): string {
  const around = [control, control?.closest('fieldset')];
  return around
    .flatMap((each) => each?.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}
