import { describe, expect, it } from 'vitest';
import { matchedSavings } from '../../matched-savings/matched-savings.ts';
import { microBusinessGrant } from '../../micro-business-grant/micro-business-grant.ts';
import { getField, getQuestion, optionValuesOf } from '../../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../../testing/open-form.ts';

const tooLong = 'exceeds the character limit. Please reduce the number of characters.';

describe.each([microBusinessGrant, matchedSavings])('the pitch of $key', (program) => {
  it.each([
    ['businessDescription', 'Business description', 1500, 300, '[R125] [R126]'],
    ['socialImpact', 'Social impact', 1500, 300, '[R127] [R128]'],
    ['marketPotential', 'Market potential', 1000, 200, '[R138] [R139]'],
  ])('takes under %s (%s) %i characters and suggests %i words %s', (key, label, max, words) => {
    const form = openForm(program, { [key]: 'a'.repeat(max + 1) });
    expect(errorsOf(form, key)).toEqual([`${label} ${tooLong}`]);
    form.setAnswer(key, 'a'.repeat(max));
    expect(errorsOf(form, key)).toEqual([]);
    expect(getField(program, key).helperText).toBe(`We suggest up to ${words} words.`);
  });

  it('lists the members with what they know, and a resume where there is one [R129] [R130]', () => {
    const list = 'teamAndExpertise.members';
    const form = openForm(program, { [list]: [{ expertise: 'a'.repeat(501) }] });
    expect(errorsOf(form, `${list}.0.name`)).toEqual(['Name is required']);
    expect(errorsOf(form, `${list}.0.expertise`)).toEqual([
      `What does this person know and do well? ${tooLong}`,
    ]);
    form.setAnswer(`${list}.0.expertise`, 'a'.repeat(500));
    expect(errorsOf(form, `${list}.0.expertise`)).toEqual([]);
    expect(getField(program, `${list}.resume`).type).toBe('Document');
    expect(errorsOf(form, `${list}.0.resume`)).toEqual([]);
  });

  it('lists the owners with their share, and a resume where there is one [R131] [R132]', () => {
    const list = 'teamAndExpertise.owners';
    const form = openForm(program, { [list]: [{ percentageOfOwnership: '1000' }] });
    expect(errorsOf(form, `${list}.0.name`)).toEqual(['Name is required']);
    expect(errorsOf(form, `${list}.0.percentageOfOwnership`)).toContain(`Percentage of ownership ${tooLong}`);
    expect(getField(program, `${list}.resume`).type).toBe('Document');
    expect(errorsOf(form, `${list}.0.resume`)).toEqual([]);
  });

  it.each([
    ['100', []],
    ['20%', []],
    ['0.5', ['Enter a number from 0 to 100']],
    ['999', ['Enter a number from 0 to 100']],
    ['abc', ['Enter a number from 0 to 100']],
  ])('takes a share of %s: %j', (share, errors) => {
    const form = openForm(program, { 'teamAndExpertise.owners': [{ percentageOfOwnership: share }] });
    expect(errorsOf(form, 'teamAndExpertise.owners.0.percentageOfOwnership')).toEqual(errors);
  });

  it('wants owners from 20% on [R133]', () => {
    expect(getField(program, 'teamAndExpertise.owners').helperText).toBe(
      'List everyone who owns 20% or more of the business.',
    );
  });

  it('asks who gave money in the last 3 years, if anyone did [R134] [R135] [R137]', () => {
    expect(getQuestion(program, 'priorFunding').copy.title).toBe(
      'Has your business received funding in the last 3 years?',
    );
    expect(optionValuesOf(program, 'priorFunding.priorFunding')).toEqual(['yes', 'no']);
    const form = openForm(program, { 'priorFunding.priorFunding': 'no' });
    expect(isShown(form, 'priorFunding.details')).toBe(false);
    form.setAnswer('priorFunding.priorFunding', 'yes');
    expect(isShown(form, 'priorFunding.details')).toBe(true);
  });

  it('takes 500 characters about that money [R136]', () => {
    const form = openForm(program, {
      'priorFunding.priorFunding': 'yes',
      'priorFunding.details': 'a'.repeat(501),
    });
    expect(errorsOf(form, 'priorFunding.details')).toEqual([
      `Who gave you the money, when, and how much? ${tooLong}`,
    ]);
    form.setAnswer('priorFunding.details', 'a'.repeat(500));
    expect(errorsOf(form, 'priorFunding.details')).toEqual([]);
  });
});
