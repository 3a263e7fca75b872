import { type Field, isSensitive, type ProgramDefinition } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { listFieldNodes } from './testing/search/field-node.ts';

const askedNumbers =
  /social security number|\bssn\b|\bitin\b|\bein\b|employer identification|tax(payer)? id|routing number|bank account number/i;

describe('a field that asks for a tax or bank number', () => {
  it.each(catalogue.map((form) => [form.key, form] as const))(
    'is marked as sensitive in %s, so that staff see only its end',
    (_key, form) => {
      expect(listUnmarked(form)).toEqual([]);
    },
  );

  it('is found wherever it stands', () => {
    const ssn: Field = { type: 'Text', key: 'ssn', copy: 'Social Security number' };
    const owners: Field = {
      type: 'Complex',
      key: 'owners',
      copy: 'Owners',
      repeated: true,
      subFields: [ssn],
    };
    const marked: Field = { ...ssn, key: 'marked', sensitive: true };
    const question = { key: 'q', copy: { title: 'Q' }, fields: [ssn, owners, marked] };
    const section = { key: 's', name: 'S', questionGroups: [{ key: 'g', questions: [question] }] };
    expect(listUnmarked({ ...catalogue[0], sections: [section] } as ProgramDefinition)).toEqual([
      'ssn',
      'owners.ssn',
    ]);
  });
});

function listUnmarked(form: ProgramDefinition): string[] {
  return listFieldNodes(form)
    .filter(({ field }) => field.type === 'Text' && !isSensitive(field))
    .filter(({ key, field }) => askedNumbers.test(`${field.copy} ${key}`))
    .map(({ key }) => key);
}
