import {
  listInputFields,
  takeAnswers,
  toApplicantDefinition,
  type ProgramDefinition,
} from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';

const programs = catalogue.map((definition) => [definition.key, definition] as const);

describe.each(programs)('what staff fill in of %s', (_key, definition: ProgramDefinition) => {
  const inputs = listInputFields(definition);
  const inputOf = new Map(inputs.map((input) => [input.key, input]));
  const staffKeys = inputs.filter(({ audience }) => audience === 'staff').map(({ key }) => key);

  it('is never taken from an applicant', () => {
    for (const key of staffKeys) {
      const { answers, refusals } = takeAnswers('en', inputOf, { [key]: 'true' }, 'applicant');
      expect([key, answers]).toEqual([key, {}]);
      expect(refusals).toMatchObject([{ key, reason: 'unknown' }]);
    }
  });

  it('is not in the form that applicants get, and nothing else is missing there', () => {
    const sent = toApplicantDefinition(definition);
    const text = JSON.stringify(sent);
    for (const key of staffKeys) expect(text).not.toContain(`"${key}"`);
    expect(listInputFields(sent).map(({ key }) => key)).toEqual(
      inputs.filter(({ audience }) => audience === 'applicant').map(({ key }) => key),
    );
  });
});

describe('the catalogue', () => {
  it('has staff parts where the specification names them [R246] [R263] [R264] [Q361]', () => {
    const keys = catalogue.flatMap((definition) =>
      listInputFields(definition).flatMap(({ key, audience }) => (audience === 'staff' ? [key] : [])),
    );
    expect(keys).toEqual(
      expect.arrayContaining([
        'verifiedRent',
        'verifiedArrearage',
        'hasIncomeDocs',
        'hasBenefitsDocs',
        'reviewerAffirmation',
      ]),
    );
  });
});
