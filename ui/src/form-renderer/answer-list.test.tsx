import type { Field } from '@handrail/engine';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { AnswerList } from './answer-list.tsx';
import { buildDoor } from './testing/build-door.ts';

const fields: readonly Field[] = [
  { key: 'note', type: 'Typography', copy: 'Read this' },
  { key: 'rent', type: 'Text', inputType: 'Currency', copy: 'Monthly rent at {{partnerName}}' },
  { key: 'moved', type: 'Date', copy: 'Move-in date' },
  {
    key: 'owner',
    type: 'Complex',
    copy: 'Owner',
    useLabelPrefix: true,
    subFields: [{ key: 'name', type: 'Text', copy: 'name' }],
  },
  {
    key: 'people',
    type: 'Complex',
    repeated: true,
    copy: 'People',
    subFields: [
      { key: 'name', type: 'Text', copy: 'Name' },
      { key: 'home', type: 'Address', copy: 'Address' },
    ],
  },
  { key: 'proof', type: 'Document', copy: 'Proof' },
];

const readLines = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('AnswerList', () => {
  it('says each answer as people would, and which are not given [P220]', () => {
    renderScreen(
      <AnswerList
        fields={fields}
        copyValues={{ locale: 'en', partnerName: 'Alder' }}
        answers={{
          rent: 127_550,
          'owner.name': 'Ana',
          people: [{ name: 'Mateo', home: { addressLine1: '12 Main St', city: 'Bronx', state: 'NY' } }],
        }}
      />,
    );

    expect(readLines()).toEqual([
      'Monthly rent at Alder: $1,275.50',
      'Move-in date: Not answered',
      'Owner: Owner nameAna',
      'Owner name: Ana',
      'People: NameMateoAddress12 Main St, Bronx, NY',
      'Name: Mateo',
      'Address: 12 Main St, Bronx, NY',
      'Proof: Not answered',
    ]);
  });

  it('shows documents as tiles that can be looked at, and not changed', () => {
    const lease = { id: 'd1', filename: 'Lease-2026.pdf' };
    const { door } = buildDoor({
      find: () => ({ ...lease, mimetype: 'application/pdf', sizeBytes: 2048 }),
      pin: () => Promise.resolve(),
    });
    renderScreen(<AnswerList fields={fields} answers={{ proof: [lease] }} documents={door} />);

    expect(screen.getByRole('button', { name: 'Preview Lease-2026.pdf' })).toBeDefined();
    expect(screen.getByText('Uploaded, PDF, 2 KB')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Remove|Pin/ })).toBeNull();
  });

  it('shows what was answered before under an answer that changed', () => {
    const people = [{ name: 'Mateo' }];
    renderScreen(
      <AnswerList
        fields={fields}
        answers={{
          rent: 127_550,
          moved: '2026-03-01',
          'owner.name': 'Ana',
          people: [...people, { name: 'Eva' }],
        }}
        previous={{ rent: 90_000, moved: '2026-03-01', 'owner.name': 'Anna', people }}
      />,
    );

    expect(screen.getAllByText(/^Before: /).map(({ textContent }) => textContent)).toEqual([
      'Before: $900.00',
      'Before: Anna',
      'Before: Name: Mateo',
    ]);
  });

  it('leaves out what is not there', () => {
    renderScreen(
      <AnswerList
        fields={fields}
        answers={{ people: [{ name: 'Mateo' }] }}
        isShown={(path) => path.startsWith('people') && path !== 'people.0.home'}
      />,
    );

    expect(readLines()).toEqual(['People: NameMateo', 'Name: Mateo']);
  });
});
