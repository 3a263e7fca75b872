import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCase } from '../../../testing/open-case.ts';

const change = { key: 'rent', label: 'Rent', section: 'Your home', change: 'changed' };

describe('comparing versions', () => {
  it('takes any two, and shows what each said', async () => {
    const { person, sent } = openCase({
      CompareVersions: [
        { comparedVersions: [{ ...change, before: '$1,400.00', after: '$1,200.00' }] },
        { comparedVersions: [] },
      ],
    });
    const fold = await screen.findByText('Compare two versions');
    await person.click(fold);
    const part = within(fold.parentElement ?? document.body);
    expect((await part.findByText('$1,400.00')).tagName).toBe('DEL');
    expect(part.getByText('$1,200.00').tagName).toBe('INS');
    expect(part.getByText('Changed')).toBeDefined();
    await person.selectOptions(part.getByLabelText('From version'), '2');
    expect(await part.findByText('Both versions are the same.')).toBeDefined();
    expect(sent('CompareVersions')).toEqual([
      { applicationId: 'application-1', from: 1, to: 2 },
      { applicationId: 'application-1', from: 2, to: 2 },
    ]);
  });
});

describe('two people on one case', () => {
  it('read who else is there', async () => {
    openCase({
      NoteCasePresence: {
        noteCasePresence: {
          metadata: { status: 200, errors: [], message: null },
          others: [{ name: 'Felix Ode' }, { name: null }],
        },
      },
    });
    expect(await screen.findByText('Also looking at this case: Felix Ode, A colleague')).toBeDefined();
  });
});
