import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RadioField } from './radio-field.tsx';

const options = [
  { value: 'checking', label: 'Checking Account' },
  { value: 'savings', label: 'Savings Account', description: 'It earns interest.' },
];

function Example() {
  const [value, setValue] = useState('');
  return (
    <RadioField
      id="type"
      label="Account Type"
      required
      error={value === '' ? 'A selection is required' : undefined}
      options={options}
      value={value}
      onChange={setValue}
    />
  );
}

describe('RadioField', () => {
  it('is a group with its label, described by its error until something is chosen', async () => {
    const { person } = renderScreen(<Example />);
    const group = screen.getByRole('radiogroup', { name: 'Account Type' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('A selection is required')).toBeDefined();

    await person.click(screen.getByRole('radio', { name: 'Savings Account' }));

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Savings Account' }).checked).toBe(true);
    expect(group.getAttribute('aria-invalid')).toBeNull();
  });

  it('has an id on its first choice, to which an error summary leads', () => {
    renderScreen(<Example />);
    expect(document.getElementById('type')).toBe(screen.getByRole('radio', { name: 'Checking Account' }));
  });
});
