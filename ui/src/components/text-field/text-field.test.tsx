import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('is found by its label and described by its hint and error', () => {
    renderScreen(
      <TextField label="Email" hint="Use the email you check most often." error="Email is required" />,
    );

    const input = screen.getByRole('textbox', { name: 'Email' });
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Use the email you check most often.', 'Error: Email is required']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('puts the error between the hint and the input', () => {
    renderScreen(<TextField label="Email" hint="A hint" error="An error" />);

    const [hint, error, input] = [
      screen.getByText('A hint'),
      screen.getByText('An error'),
      screen.getByRole('textbox'),
    ];
    expect(hint.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(error.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('joins the asterisk to the label with a no-break space and tells screen readers in their own way', () => {
    renderScreen(<TextField label="Landlord name" required />);

    expect(screen.getByText(/Landlord name/).textContent).toBe('Landlord name\u00a0*');
    expect(screen.getByRole('textbox', { name: 'Landlord name' }).getAttribute('aria-required')).toBe('true');
  });

  it('says in words that it is optional', () => {
    renderScreen(<TextField label="Phone" optional />);

    expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeDefined();
  });

  it('passes what helps the keyboard and the browser to the input, and can take the focus', () => {
    const ref = createRef<HTMLInputElement>();
    renderScreen(<TextField ref={ref} label="Zip code" inputMode="numeric" autoComplete="postal-code" />);

    ref.current?.focus();

    const input = screen.getByRole('textbox');
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(input.getAttribute('autocomplete')).toBe('postal-code');
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    const { person } = renderScreen(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveProperty('type', 'password');

    await person.type(input, 'secret');
    await person.click(screen.getByRole('button', { name: 'Show password' }));

    expect(input).toHaveProperty('type', 'text');
    expect(input).toHaveProperty('value', 'secret');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeDefined();
  });
});
