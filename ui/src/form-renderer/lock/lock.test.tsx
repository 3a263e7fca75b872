import type { Field } from '@handrail/engine';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';
import type { FormLock } from './form-lock.ts';

const lockExcept = (open: readonly string[], requests: Record<string, readonly string[]> = {}): FormLock => ({
  isOpen: (path) => open.includes(path),
  watch: () => () => undefined,
  requestsOf: (path) => requests[path] ?? [],
});

const people: Field = {
  ...{ key: 'people', type: 'Complex', repeated: true, copy: 'People in your home', entryName: 'person' },
  subFields: [
    { key: 'name', type: 'Text', copy: 'Name' },
    { key: 'job', type: 'Text', copy: 'Job' },
  ],
};
const entries = [{ name: 'Mateo' }, { name: 'Rosa', job: 'Nurse' }];

describe('a form that is locked', () => {
  it('asks for what is open, under the words why, and shows the rest to be read', async () => {
    const fields: Field[] = [
      { key: 'rent', type: 'Text', copy: 'Rent' },
      { key: 'city', type: 'Text', copy: 'City' },
    ];
    const { person, answers } = renderForm(fields, {
      answers: { rent: '900', city: 'Troy' },
      lock: lockExcept(['rent'], { rent: ['The lease says more.'] }),
    });

    const asked = screen.getByRole('group', { name: 'Rent' });
    const words = document.getElementById(asked.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('Please check this answerThe lease says more.');
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
    expect(screen.getByText('Troy')).toBeDefined();
    expect(screen.getByText('You can’t change this answer now.')).toBeDefined();
    await person.type(within(asked).getByRole('textbox', { name: 'Rent' }), '0');
    expect(answers()).toEqual({ rent: '9000', city: 'Troy' });
  });

  it('keeps the entries of a list and asks only for what came to light in one of them', async () => {
    const { person, answers } = renderForm([people], {
      answers: { people: entries },
      lock: lockExcept(['people.0.job']),
    });

    expect(screen.queryByRole('button', { name: /Add|Remove|Edit/ })).toBeNull();
    expect(screen.getByText('You can’t add or remove anything here now.')).toBeDefined();
    const first = within(screen.getByRole('group', { name: 'Person 1' }));
    expect(first.getByText('Mateo')).toBeDefined();
    await person.type(first.getByRole('textbox', { name: 'Job' }), 'Cook');
    expect(answers()).toEqual({ people: [{ name: 'Mateo', job: 'Cook' }, entries[1]] });
    expect(within(screen.getByRole('group', { name: 'Person 2' })).queryByRole('textbox')).toBeNull();
  });
});
