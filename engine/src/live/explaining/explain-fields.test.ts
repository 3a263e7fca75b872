import { describe, expect, it } from 'vitest';
import { buildForm, buildTextField } from '../../testing/build-program.ts';
import { explainFields } from './explain-fields.ts';

const fields = [
  buildTextField('rents', { copy: 'Do you rent?' }),
  buildTextField('landlord', { copy: 'Landlord', dynamicLogic: { eq: [{ answer: 'rents' }, 'yes'] } }),
  buildTextField('ssn', { copy: 'SSN', sensitive: true }),
  buildTextField('office', { copy: 'Office', dynamicLogic: { eq: [{ answer: 'ssn' }, '078-05-1120'] } }),
];

describe('explainFields', () => {
  it('says why a question was asked, and leaves out those that always are', () => {
    expect(explainFields(buildForm(fields, { rents: 'yes' }), { locale: 'en' })[0]).toEqual({
      key: 'landlord',
      label: 'Landlord',
      isShown: true,
      reasons: ['“Do you rent?” is “yes”'],
    });
  });

  it('says why a question is hidden, and never what a sensitive answer says', () => {
    const explained = explainFields(buildForm(fields, { rents: 'no', ssn: '219-09-9999' }), { locale: 'en' });
    expect(explained.map(({ isShown }) => isShown)).toEqual([false, false]);
    expect(explained[0]?.reasons).toEqual(['“Do you rent?” is “no”. It would have to be “yes”']);
    expect(explained[1]?.reasons).toEqual(['It depends on the answer to “SSN”']);
  });
});
