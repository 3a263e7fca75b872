import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCase } from '../../../testing/open-case.ts';

const replies = {
  ExplainFields: {
    explainedFields: [
      { key: 'rent', label: 'Rent', isShown: true, reasons: ['“Do you rent?” is “Yes”'] },
      { key: 'deed', label: 'Deed', isShown: false, reasons: ['“Do you own?” is “No”'] },
    ],
  },
};
const find = (name: string) => screen.findByRole('button', { name });

describe('why a question was asked', () => {
  it('is said beside its answer, by keyboard too, and is not read before someone wants to know', async () => {
    const { person, sent } = openCase(replies);
    const why = await find('Why asked? Rent');
    expect(sent('ExplainFields')).toEqual([]);
    expect(why.getAttribute('aria-expanded')).toBe('false');
    why.focus();
    await person.keyboard('{Enter}');
    expect(why.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByText('“Do you rent?” is “Yes”')).toBeDefined();
    await person.click(await find('Why asked? Full name'));
    expect(await screen.findByText('Everyone is asked this.')).toBeDefined();
    // One reading explains every answer.
    expect(sent('ExplainFields')).toEqual([{ applicationId: 'application-1', version: 2 }]);
    expect(screen.queryByText('“Do you own?” is “No”')).toBeNull();
    await person.click(why);
    expect(screen.queryByText('“Do you rent?” is “Yes”')).toBeNull();
  });

  it('is told of questions that were not asked in one place', async () => {
    const { person, sent } = openCase(replies);
    await person.click(await screen.findByText('Why some questions were not asked'));
    expect(await screen.findByText('“Do you own?” is “No”')).toBeDefined();
    expect(screen.queryByText('“Do you rent?” is “Yes”')).toBeNull();
    expect(sent('ExplainFields')).toEqual([{ applicationId: 'application-1', version: 2 }]);
  });
});
