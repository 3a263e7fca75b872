import { describe, expect, it } from 'vitest';
import { childCareCashNyc } from '../../child-care-cash-nyc/child-care-cash-nyc.ts';
import { childCareCashPhiladelphia } from '../../child-care-cash-philadelphia/child-care-cash-philadelphia.ts';
import { getField } from '../../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../../testing/open-form.ts';

const programs = [childCareCashNyc, childCareCashPhiladelphia];

describe.each(programs.map((program) => [program.key, program] as const))('%s', (_key, program) => {
  it('is cash for invited, licensed providers of home-based child care [R317] [R318]', () => {
    expect(program.introPages[0].title).toBe('Direct cash for home-based child care');
    expect(program.introPages[0].body).toContain(
      'Only licensed family child care providers who were invited can get it.',
    );
  });

  it('says before the first question that it takes up to 15 minutes [R341]', () => {
    const process = program.introPages.find((page) => page.layout === 'steps');
    expect(process?.steps[0]?.title).toBe('It takes up to 15 minutes');
  });

  it('lets people search for their ZIP code, and takes no other [R319]', () => {
    expect(getField(program, 'zipCode')).toMatchObject({ type: 'Dropdown', searchable: true });
    expect(errorsOf(openForm(program, { zipCode: '90210' }), 'zipCode')).toEqual([
      'Choose an option from the list',
    ]);
  });

  it.each([
    ['otherPreferredLanguage', 'preferredLanguage', 'other', 'english', '[R326]'],
    ['preferredEmailAddress', 'preferSecondaryEmail', 'yes', 'no', '[R328] [R329]'],
    ['submission.assistance.signature', 'submission.assistance.receivedAssistance', 'yes', 'no', '[R336]'],
    ['understandsEligibilityRisk', 'applyingPublicAssistance', 'yes', 'no', '[R338] [R339]'],
  ])('asks for %s only when %s is %s, not when it is %s %s', (key, deciding, shows, hides) => {
    expect(isShown(openForm(program, { [deciding]: shows }), key)).toBe(true);
    expect(isShown(openForm(program, { [deciding]: hides }), key)).toBe(false);
  });

  it('sends mail to the account unless another email is wanted [R328]', () => {
    expect(getField(program, 'preferSecondaryEmail')).toMatchObject({
      options: [
        { label: 'To the email address in my account', value: 'no' },
        { label: 'To another email address', value: 'yes' },
      ],
    });
  });

  it('takes the form without a preferred phone number, but no wrong one [R327]', () => {
    expect(errorsOf(openForm(program), 'preferredPhoneNumber')).toEqual([]);
    expect(errorsOf(openForm(program, { preferredPhoneNumber: '12' }), 'preferredPhoneNumber')).toEqual([
      'Please enter a valid phone number',
    ]);
  });

  it('shows the phone number format as an example [R020]', () => {
    expect(getField(program, 'preferredPhoneNumber')).toMatchObject({ placeholder: '+1 (219) 873-2341' });
  });

  it('offers four ways to be paid and says how long each takes [R330] [R331] [R332] [R333] [R334]', () => {
    expect(getField(program, 'preferredPaymentMethod')).toMatchObject({
      options: [
        { label: 'Direct deposit', description: 'It takes 1-3 business days.' },
        {
          label: 'Physical prepaid card',
          description: 'It comes by mail. It takes more than 10 business days.',
        },
        { label: 'Virtual prepaid card', description: 'It comes by email. It takes under 3 business days.' },
        { value: 'not-sure', description: 'Our staff will follow up with you.' },
      ],
    });
  });

  it('has a case manager who helped sign [R335] [R017]', () => {
    const form = openForm(program, { 'submission.assistance.receivedAssistance': 'yes' });
    expect(getField(program, 'submission.assistance.signature')).toMatchObject({ inputType: 'Signature' });
    expect(errorsOf(form, 'submission.assistance.signature')).toEqual([
      'Signature of the case manager is required',
    ]);
  });

  it.each([
    ['agreesToReport', '[R337]'],
    ['affirmation', '[R340]'],
    ['understandsEligibilityRisk', '[R339]'],
  ])('needs the box of %s checked %s', (key) => {
    const form = openForm(program, { applyingPublicAssistance: 'yes', [key]: false });
    expect(errorsOf(form, key)).toEqual(['This checkbox is required']);
  });

  it('has words of its own for an application that is not started, and for no other [R347] [R361] [R021]', () => {
    expect(program.overrides.statuses).toEqual([
      {
        status: 'Application',
        label: 'Not started',
        message: 'You were invited to apply. It takes about 15 minutes or less.',
      },
    ]);
  });
});
