import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SecretField } from './secret-field.tsx';

describe('SecretField', () => {
  it('is found by its label, is no password, and is kept by no browser', () => {
    renderScreen(<SecretField label="Account Number" inputMode="numeric" />);

    const input = screen.getByRole('textbox', { name: 'Account Number' });
    expect(input).toHaveProperty('type', 'text');
    expect(input.getAttribute('autocomplete')).toBe('off');
    expect(input.getAttribute('inputmode')).toBe('numeric');
  });

  it('shows and hides what was typed', async () => {
    const { person } = renderScreen(<SecretField label="Account Number" />);
    const input = screen.getByLabelText('Account Number');
    const box = input.parentElement;
    const hidden = box?.className;

    await person.type(input, '12345678');
    await person.click(screen.getByRole('button', { name: 'Show Account Number' }));
    expect(box?.className).not.toBe(hidden);
    expect(input).toHaveProperty('value', '12345678');

    await person.click(screen.getByRole('button', { name: 'Hide Account Number' }));
    expect(box?.className).toBe(hidden);
  });
});
