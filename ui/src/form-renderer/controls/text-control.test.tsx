import type { Field } from '@handrail/engine';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

type TextField = Extract<Field, { type: 'Text' }>;

function buildField(overrides: Partial<TextField> = {}): TextField {
  return { type: 'Text', key: 'answer', copy: 'Answer', ...overrides };
}

function getInput() {
  return screen.getByLabelText<HTMLInputElement>(/^Answer/);
}

describe('a text', () => {
  it('keeps every key, with double spaces and curly apostrophes straightened, and tidies on leaving [P541] [P542]', async () => {
    const { person, answers } = renderForm([buildField()]);

    await person.type(getInput(), ' Dana’s  home ');
    expect(getInput().value).toBe(' Dana’s  home ');
    expect(answers()).toEqual({ answer: " Dana's home " });

    await person.tab();
    expect(getInput().value).toBe("Dana's home");
    expect(answers()).toEqual({ answer: "Dana's home" });
  });

  it('lets the caret stay where a character is added', async () => {
    const { person, answers } = renderForm([buildField()], { answers: { answer: 'Okfor' } });

    await person.type(getInput(), 'a', { initialSelectionStart: 2, initialSelectionEnd: 2 });

    expect(getInput().value).toBe('Okafor');
    expect(getInput().selectionStart).toBe(3);
    expect(answers()).toEqual({ answer: 'Okafor' });
  });

  it('shows what changed from elsewhere', async () => {
    const { person, store, findByDisplayValue } = renderForm([buildField()]);
    await person.type(getInput(), 'old');

    store.act((form) => form.setAnswer('answer', 'new'));

    expect(await findByDisplayValue('new')).toBe(getInput());
  });

  it('counts characters as "n/limit characters" and says at once when there are too many [P540] [P538] [R013]', async () => {
    const { person } = renderForm([buildField({ multiline: true, rows: 6, validation: { max: 5 } })]);
    const area = screen.getByRole('textbox', { name: 'Answer' });
    expect(area.getAttribute('rows')).toBe('6');
    expect(screen.getByText('0/5 characters')).toBeDefined();

    await person.type(area, 'abcdef');

    expect(screen.getByText('6/5 characters')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Invalid input. Must be less than 6 characters long');
    expect(area).toHaveProperty('value', 'abcdef');

    await person.tab();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(
      screen.getByText('Answer exceeds the character limit. Please reduce the number of characters.'),
    ).toBeDefined();
  });

  it('says quietly how many characters are needed while there are too few [P539]', async () => {
    const { person } = renderForm([buildField({ validation: { min: 3 } })]);

    await person.type(getInput(), 'ab');
    expect(screen.getByText('Must be at least 3 characters long')).toBeDefined();
    expect(getInput().getAttribute('aria-invalid')).toBe(null);

    await person.type(getInput(), 'c');
    expect(screen.queryByText('Must be at least 3 characters long')).toBe(null);
  });

  it('says where an answer came from', () => {
    renderForm([buildField()], { sourceOf: (path) => `From your last application (${path})` });

    const note = document.getElementById(getInput().getAttribute('aria-describedby')!);
    expect(note?.textContent).toBe('From your last application (answer)');
  });
});

describe('an email', () => {
  it('is called wrong once it is left, not while it is typed, and right as soon as it is [P543]', async () => {
    const { person } = renderForm([buildField({ inputType: 'Email' })]);
    const isWrong = () => screen.queryByText('Please enter a valid email address') !== null;

    await person.type(getInput(), 'dana@mail');
    expect(isWrong()).toBe(false);
    await person.tab();
    expect(isWrong()).toBe(true);
    await person.type(getInput(), '.example');
    expect(isWrong()).toBe(false);
  });

  it('is called wrong when Enter sends the form without leaving the field', async () => {
    const { person } = renderForm([buildField({ inputType: 'Email' })]);

    await person.type(getInput(), 'dana{Enter}');

    expect(screen.getByText('Please enter a valid email address')).toBeDefined();
  });

  it('brings the right keyboard, and is filled in only where the applicant is asked for their own', () => {
    renderForm([
      { type: 'Text', key: 'email', copy: 'Your email', inputType: 'Email' },
      { type: 'Text', key: 'landlord.email', copy: 'Landlord email', inputType: 'Email' },
    ]);

    const own = screen.getByRole('textbox', { name: 'Your email' });
    expect(own.getAttribute('inputmode')).toBe('email');
    expect(own.getAttribute('enterkeyhint')).toBe('next');
    expect(own.getAttribute('autocomplete')).toBe('email');
    expect(screen.getByRole('textbox', { name: 'Landlord email' }).getAttribute('autocomplete')).toBe('off');
  });
});

describe('a phone number', () => {
  it.each(['+1 (219) 873-2341', '2198732341', '219.873.2341', '1-219-873-2341'])(
    'takes %j as it is pasted and formats it on leaving',
    async (pasted) => {
      const { person, answers } = renderForm([buildField({ inputType: 'Phone' })]);

      await person.click(getInput());
      await person.paste(pasted);
      expect(getInput().value).toBe(pasted);
      await person.tab();

      expect(getInput().value).toBe('+1 (219) 873-2341');
      expect(answers()).toEqual({ answer: '+1 (219) 873-2341' });
      expect(getInput().getAttribute('inputmode')).toBe('tel');
    },
  );

  it('keeps what is no number, for its error to point at [P544]', async () => {
    const { person, answers } = renderForm([buildField({ inputType: 'Tel' })]);

    await person.type(getInput(), '219-873');
    await person.tab();

    expect(answers()).toEqual({ answer: '219-873' });
    expect(screen.getByText('Please enter a valid phone number')).toBeDefined();
  });
});

describe('an amount of money', () => {
  const money = buildField({ inputType: 'Currency' });

  it('shows $, keeps cents and formats to two decimals on leaving [P524] [P525]', async () => {
    const { person, answers } = renderForm([money]);
    expect(screen.getByText('$')).toBeDefined();

    await person.type(getInput(), '1234.5');
    expect(getInput().value).toBe('1234.5');
    expect(answers()).toEqual({ answer: 123450 });

    await person.tab();
    expect(getInput().value).toBe('1,234.50');
  });

  it.each([
    ['1,234.50', 123450],
    ['$1234.5', 123450],
    ['$ 1,234', 123400],
    ['.5', 50],
  ])('reads a pasted %j', async (pasted, cents) => {
    const { person, answers } = renderForm([money]);

    await person.click(getInput());
    await person.paste(pasted);
    await person.tab();

    expect(answers()).toEqual({ answer: cents });
  });

  it('lets digits be deleted on both sides of a separator, the caret staying in its place', async () => {
    const { person, answers } = renderForm([money], { answers: { answer: 123450 } });

    await person.type(getInput(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(getInput().value).toBe('134.50');
    expect(getInput().selectionStart).toBe(1);

    await person.keyboard('{Backspace}');
    expect(getInput().value).toBe('34.50');
    expect(answers()).toEqual({ answer: 3450 });
  });

  it('keeps what cannot be read as it was typed, and calls it wrong [P522]', async () => {
    const { person, answers } = renderForm([money]);

    await person.type(getInput(), '12,50');
    await person.tab();

    expect(getInput().value).toBe('12,50');
    expect(answers()).toEqual({ answer: '12,50' });
    expect(screen.getByText('Answer must be a number. Use digits only, for example 1250.50')).toBeDefined();
  });

  it('can be emptied again', async () => {
    const { person, answers } = renderForm([money], { answers: { answer: 123450 } });

    await person.clear(getInput());
    await person.tab();

    expect(answers()).toEqual({ answer: '' });
  });
});

describe('a number', () => {
  it('is a text input with a number keypad and without spinners', async () => {
    const { person, answers } = renderForm([buildField({ inputType: 'Number' })]);
    expect(getInput().type).toBe('text');
    expect(getInput().getAttribute('inputmode')).toBe('decimal');

    await person.type(getInput(), '1.');
    expect(getInput().value).toBe('1.');
    await person.type(getInput(), '50');
    await person.tab();

    expect(getInput().value).toBe('1.5');
    expect(answers()).toEqual({ answer: 1.5 });
  });
});

describe('a password', () => {
  it('can be looked at and is kept letter by letter', async () => {
    const { person, answers } = renderForm([buildField({ inputType: 'Password' })]);
    expect(getInput().type).toBe('password');

    await person.type(getInput(), ' a  b’ ');
    await person.click(screen.getByRole('button', { name: 'Show password' }));

    expect(getInput().type).toBe('text');
    expect(answers()).toEqual({ answer: ' a  b’ ' });
  });
});

describe('a signature', () => {
  it('is typed on a line of its own', async () => {
    const { person, answers } = renderForm([buildField({ inputType: 'Signature' })]);

    await person.type(screen.getByRole('textbox', { name: 'Answer' }), 'Dana Okafor ');
    await person.tab();

    expect(answers()).toEqual({ answer: 'Dana Okafor' });
  });
});

describe('a text of dates', () => {
  it('is typed as a date [P526]', async () => {
    const { person, answers } = renderForm([buildField({ inputType: 'Date' })]);

    await person.type(getInput(), '01022020');

    expect(getInput().value).toBe('01/02/2020');
    expect(answers()).toEqual({ answer: '2020-01-02' });
  });
});
