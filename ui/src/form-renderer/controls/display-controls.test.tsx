import { answer, multiply, type Field } from '@handrail/engine';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

describe('a calculated value', () => {
  const monthly: Field = { type: 'Text', key: 'monthly', copy: 'Monthly income', inputType: 'Currency' };
  const yearly: Field = {
    type: 'Calculated',
    key: 'yearly',
    copy: 'Yearly income',
    formula: multiply(answer('monthly'), 12),
    display: 'currency',
  };

  it('follows the answers that it is worked out from, and is read out when it changes [P346]', async () => {
    const { person } = renderForm([monthly, yearly], { answers: { monthly: 10000 } });
    const output = screen.getByRole('status', { name: 'Yearly income' });
    expect(output.textContent).toBe('$1,200.00');

    await person.type(screen.getByRole('textbox', { name: 'Monthly income' }), '{Backspace}5');

    expect(output.textContent).toBe('$1,200.60');
  });

  it.each([
    ['number', '120000'],
    ['text', '120000'],
  ] as const)('is shown as a %s', (display, text) => {
    renderForm([monthly, { ...yearly, display }], { answers: { monthly: 10000 } });

    expect(screen.getByRole('status', { name: 'Yearly income' }).textContent).toBe(text);
  });

  it('is not shown where the definition hides it', () => {
    renderForm([monthly, { ...yearly, display: 'hidden' }], { answers: { monthly: 10000 } });

    expect(screen.queryByText('Yearly income')).toBe(null);
  });
});

describe('what a field says beside its label', () => {
  const options = [{ label: 'From {{partnerName}}', value: 'a', description: 'Up to {{maxAmount}}' }];

  it('has its placeholders filled: choices, what explains them, examples and the names of entries', () => {
    renderForm(
      [
        { type: 'RadioList', key: 'radio', copy: 'One', options },
        { type: 'CheckboxGroup', key: 'boxes', copy: 'Several', options },
        { type: 'Dropdown', key: 'dropdown', copy: 'Chosen', options },
        { type: 'Text', key: 'text', copy: 'Name', placeholder: 'As {{partnerName}} knows you' },
        {
          type: 'Complex',
          key: 'list',
          copy: 'List',
          repeated: true,
          entryName: '{{partnerName}} visit',
          subFields: [],
        },
      ],
      { copyValues: { locale: 'en', partnerName: 'Alder Ridge', maxAmount: 45_000 } },
    );

    expect(screen.getByRole('radio', { name: 'From Alder Ridge' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'From Alder Ridge' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'From Alder Ridge' })).toBeTruthy();
    expect(screen.getAllByText('Up to $450').length).toBeGreaterThan(0);
    expect(screen.getByPlaceholderText('As Alder Ridge knows you')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Alder Ridge visit/ })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('{{');
  });
});

describe('something to read', () => {
  const text: Field = { type: 'Typography', key: 'text', copy: '' };

  it('has headings, lists, links and bold words, its placeholders filled', () => {
    renderForm(
      [
        {
          ...text,
          copy: '# Before you start\nAsk **{{partnerName}}** or [read on](/faq).\n- lease\n- bills',
        },
      ],
      { copyValues: { locale: 'en', partnerName: 'Alder Ridge' } },
    );

    expect(screen.getByRole('heading', { name: 'Before you start', level: 2 })).toBeDefined();
    expect(screen.getByText('Alder Ridge').tagName).toBe('B');
    expect(screen.getByRole('link', { name: 'read on' }).getAttribute('href')).toBe('/faq');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['lease', 'bills']);
  });

  it('is a heading, a list or a warning where the definition says so', () => {
    renderForm([
      { ...text, key: 'a', copy: 'Your home', variant: 'heading' },
      { ...text, key: 'b', copy: 'one\ntwo', variant: 'list' },
      { ...text, key: 'c', copy: 'Keep your receipts.', variant: 'warning' },
    ]);

    expect(screen.getByRole('heading', { name: 'Your home' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Warning:')).toBeDefined();
  });

  it('never becomes markup', () => {
    renderForm([{ ...text, copy: '<img src=x onerror=alert(1)> [x](javascript:alert(1))' }]);

    expect(document.querySelector('img, a')).toBe(null);
  });
});
