import type { Field } from '@handrail/engine';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

const birth: Field = { type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' };

function getInput() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
}

function getCalendar() {
  return document.querySelector<HTMLInputElement>('input[type=date]')!;
}

describe('a date', () => {
  it('gets its slashes with the digits that need them, and is kept as an ISO date [P526]', async () => {
    const { person, answers } = renderForm([birth]);

    await person.type(getInput(), '0415');
    expect(getInput().value).toBe('04/15');
    await person.type(getInput(), '1988');

    expect(getInput().value).toBe('04/15/1988');
    expect(answers()).toEqual({ dateOfBirth: '1988-04-15' });
  });

  it('takes slashes that are typed, and pads on leaving', async () => {
    const { person, answers } = renderForm([birth]);

    await person.type(getInput(), '1/2/2020');
    expect(getInput().value).toBe('1/2/2020');
    await person.tab();

    expect(getInput().value).toBe('01/02/2020');
    expect(answers()).toEqual({ dateOfBirth: '2020-01-02' });
  });

  it('takes the year first from those who type it so', async () => {
    const { person, answers } = renderForm([birth]);

    await person.type(getInput(), '2020-01-02');
    await person.tab();

    expect(answers()).toEqual({ dateOfBirth: '2020-01-02' });
  });

  it.each([
    '1/2/2020',
    '01022020',
    '2020-01-02',
    '1-2-2020',
    '01.02.2020',
    'Jan 2, 2020',
    '20200102',
    ' 01/02/2020 ',
  ])('reads a pasted %j', async (pasted) => {
    const { person, answers } = renderForm([birth]);

    await person.click(getInput());
    await person.paste(pasted);

    expect(getInput().value).toBe('01/02/2020');
    expect(answers()).toEqual({ dateOfBirth: '2020-01-02' });
  });

  it('is deleted straight through its slashes', async () => {
    const { person, answers } = renderForm([birth], { answers: { dateOfBirth: '1988-04-15' } });

    await person.type(getInput(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(getInput().value).toBe('04/1');
    expect(answers()).toEqual({ dateOfBirth: '04/1' });

    await person.keyboard('61990');
    expect(getInput().value).toBe('04/16/1990');
  });

  it('lets a digit be changed in the middle, the caret staying there', async () => {
    const { person, answers } = renderForm([birth], { answers: { dateOfBirth: '1988-04-15' } });

    await person.type(getInput(), '{Backspace}3', { initialSelectionStart: 2, initialSelectionEnd: 2 });

    expect(getInput().value).toBe('03/15/1988');
    expect(getInput().selectionStart).toBe(2);
    expect(answers()).toEqual({ dateOfBirth: '1988-03-15' });
  });

  it('keeps a date that no calendar has, and calls it wrong once it is left [P527]', async () => {
    const { person, answers } = renderForm([birth]);

    await person.type(getInput(), '02302020');
    expect(screen.queryByText(/Enter a valid date/)).toBe(null);
    await person.tab();

    expect(getInput().value).toBe('02/30/2020');
    expect(answers()).toEqual({ dateOfBirth: '02/30/2020' });
    expect(screen.getByText('Enter a valid date. February 2020 has only 29 days')).toBeDefined();
  });

  it('says that it lies in the future [P532]', async () => {
    const { person } = renderForm([birth]);

    await person.type(getInput(), '11162026');
    await person.tab();

    expect(screen.getByText('Date of birth may not be in the future')).toBeDefined();
  });

  it('can be filled in by the browser, on a number keypad', () => {
    renderForm([birth]);

    expect(getInput().getAttribute('autocomplete')).toBe('bday');
    expect(getInput().getAttribute('inputmode')).toBe('numeric');
    expect(screen.getByText('For example, 04/15/2026')).toBeDefined();
  });
});

describe('the calendar of a date', () => {
  it('opens on its button, from the typed date and within the limits', async () => {
    const showPicker = vi.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    const { person, answers } = renderForm([{ ...birth, minimumDate: '1900-01-01' }], {
      answers: { dateOfBirth: '1988-04-15' },
    });

    await person.click(screen.getByRole('button', { name: 'Open calendar: Date of birth' }));

    expect(showPicker).toHaveBeenCalledOnce();
    expect(getCalendar().value).toBe('1988-04-15');
    expect(getCalendar().min).toBe('1900-01-01');
    expect(getCalendar().max).toBe('2026-11-15');

    fireEvent.change(getCalendar(), { target: { value: '1990-05-06' } });
    expect(getInput().value).toBe('05/06/1990');
    expect(answers()).toEqual({ dateOfBirth: '1990-05-06' });
  });

  it('does not offer past days to a date to come', () => {
    renderForm([{ ...birth, allowedRange: 'future', maximumDate: '2027-01-31' }]);

    expect(getCalendar().min).toBe('2026-11-15');
    expect(getCalendar().max).toBe('2027-01-31');
  });
});
