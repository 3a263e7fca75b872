import { describe, expect, it } from 'vitest';
import { noticeKindNames, noticeKinds } from './notice-kinds.ts';
import { checkTemplate, fillTemplate } from './notice-template.ts';

const sound = { subject: 'We have it', body: 'Your application to {{ programName }} is here.' };
const check = (changes: Partial<typeof sound>) =>
  checkTemplate('en', 'application-submitted', { ...sound, ...changes });

describe('the words of a notice', () => {
  it.each(noticeKindNames)('are sound as the product has them: %s', (kind) => {
    expect(checkTemplate('en', kind, noticeKinds[kind])).toEqual([]);
  });

  it.each(noticeKindNames)('leave no braces in a mail: %s', (kind) => {
    const { subject, body, placeholders } = noticeKinds[kind];
    const known = Object.fromEntries(placeholders.map((name) => [name, 'x']));
    for (const values of [{}, known]) {
      expect(fillTemplate(subject + body, values)).not.toMatch(/\{\{|\}\}/);
    }
  });

  it('may use the placeholders of the notice, with or without spaces', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    [{ subject: ' ' }, ['The subject is empty']],
    [{ subject: 'a'.repeat(151) }, ['The subject is longer than 150 characters']],
    [{ subject: 'One\nTwo' }, ['The subject must be one line']],
    [{ body: '' }, ['The text is empty', 'The text must say {{programName}}']],
    [{ body: `{{programName}}${'a'.repeat(4_000)}` }, ['The text is longer than 4000 characters']],
    [{ body: 'Soon.' }, ['The text must say {{programName}}']],
    [{ subject: 'To {{newEmail}}' }, ['The subject uses {{newEmail}}, which this notice does not know']],
    [
      { body: '{{programName}} for {{amount}} and {{amount}}' },
      ['The text uses {{amount}}, which this notice does not know'],
    ],
    [{ body: '{{programName}} {{name' }, ['The text has double braces that do not belong together']],
  ])('are refused as %j', (changes, faults) => {
    expect(check(changes)).toEqual(faults);
  });

  it('are filled once, so that nothing a person typed is read as a placeholder', () => {
    expect(
      fillTemplate('{{greeting}} {{ programName }}!', { greeting: '{{partnerEmail}}', programName: '$1' }),
    ).toBe('{{partnerEmail}} $1!');
  });
});
