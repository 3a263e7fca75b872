import { chooseAll, findOption } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { capitalReadiness } from './capital-readiness.ts';

describe('the technology of a business', () => {
  it.each([
    ['runsBusinessFromHome', '[R075]'],
    ['appliedToAcp', '[R079]'],
    ['hasComputer', '[R080]'],
    ['publicAssistance', '[R083]'],
  ])('is asked about under %s %s', (key) => {
    expect(optionValuesOf(capitalReadiness, key)).toEqual(['yes', 'no']);
    expect(errorsOf(openForm(capitalReadiness), key)).toEqual(['A selection is required']);
  });

  it.each([
    ['hasWebsite.hasWebsite', 'hasWebsite.url', 'Website address is required', '[R076]'],
    [
      'hasHomeInternet.hasHomeInternet',
      'hasHomeInternet.provider',
      'Who is your internet provider? is required',
      '[R077]',
    ],
  ])('brings with a yes under %s the question %s [R078] (%s) %s', (lead, followUp, message) => {
    const form = openForm(capitalReadiness, { [lead]: 'no' });
    expect(isShown(form, followUp)).toBe(false);
    form.setAnswer(lead, 'yes');
    expect(errorsOf(form, followUp)).toEqual([message]);
  });

  it.each([
    ['devices', '[R081]'],
    ['techInterests', '[R082]'],
  ])('has several answers under %s, all of them with one click [R012] %s', (key) => {
    const field = getField(capitalReadiness, key);
    expect(field).toMatchObject({ type: 'Dropdown', multiple: true, selectAll: true });
    if (field.type !== 'Dropdown') throw new Error('It is no dropdown.');
    const everything = chooseAll(field.options, []);
    expect(everything.length).toBeGreaterThan(2);
    expect(findOption(field.options, 'none')).toBeDefined();
    expect(errorsOf(openForm(capitalReadiness, { [key]: everything }), key)).toEqual([]);
  });
});
