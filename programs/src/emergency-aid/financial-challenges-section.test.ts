import { describe, expect, it } from 'vitest';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { emergencyAid } from './emergency-aid.ts';

const categories = ['food', 'housing', 'childcare', 'transportation', 'health', 'safety', 'learning', 'none'];

/** One field of each group. */
const groupFields = {
  food: 'foodPersistence',
  housing: 'hasBeenHomeless',
  childcare: 'childcareSituation',
  transportation: 'transportationSituation',
  health: 'physiologicSituation',
  learning: 'learningSituation',
};

describe('the financial challenges', () => {
  it('ask for the likelihood to leave, then the categories, then each category [Q276] [Q277] [Q311] [Q312]', () => {
    const section = emergencyAid.sections.find(({ key }) => key === 'financialChallenges');
    expect(section?.questionGroups.map(({ key }) => key)).toEqual([
      'emergency',
      'food',
      'housing',
      'childcare',
      'transportation',
      'health',
      'learning',
    ]);
    expect(section?.questionGroups[0]?.questions.map(({ key }) => key)).toEqual([
      'dropOutLikelihood',
      'applicableEmergencyCategories',
    ]);
  });

  it('offer these categories, several at once [Q301]', () => {
    expect(getField(emergencyAid, 'applicableEmergencyCategories').type).toBe('CheckboxGroup');
    expect(optionValuesOf(emergencyAid, 'applicableEmergencyCategories')).toEqual(categories);
  });

  it.each([
    ['food', ['food']],
    ['housing', ['housing']],
    ['childcare', ['childcare']],
    ['transportation', ['transportation']],
    ['health', ['health']],
    ['safety', ['health']],
    ['learning', ['learning']],
    ['none', []],
  ])('for %s open the groups %j alone [Q278] [Q279] [Q280] [Q281] [Q282] [Q283]', (category, groups) => {
    const form = openForm(emergencyAid, { applicableEmergencyCategories: [category] });
    const shown = Object.entries(groupFields).filter(([, field]) => isShown(form, field));
    expect(shown.map(([group]) => group)).toEqual(groups);
  });

  it.each([
    ['dropOutLikelihood', ['very-likely', 'likely', 'neutral', 'unlikely', 'very-unlikely']],
    ['foodPersistence', ['often', 'sometimes', 'never']],
    ['unbalancedMeals', ['often', 'sometimes', 'never']],
    [
      'sleepingSituation',
      [
        'shelter',
        'vehicle',
        'couch-surfing',
        'hotel',
        'group-home',
        'treatment-center',
        'outdoors-covered',
        'outdoors',
        'none',
      ],
    ],
    ['physiologicSituationPastMonth', ['none', '1-2-days', '3-5-days', '6-or-more-days']],
    ['learningSituation', ['cannot-afford-books', 'cannot-afford-supplies', 'computer-broken', 'none']],
  ])('offer for %s: %j [Q300] [Q302] [Q309] [Q313] [Q317]', (key, values) => {
    expect(optionValuesOf(emergencyAid, key)).toEqual(values);
  });

  it.each([
    'foodChallenges',
    'housingSituation',
    'childcareSituation',
    'transportationSituation',
    'physiologicSituation',
  ])(
    'take several answers to %s, and up to 200 characters for another one [Q306] [Q310] [Q314] [Q335] [Q336]',
    (key) => {
      const other = `${key}Other`;
      const answers = { applicableEmergencyCategories: categories.slice(0, 7), [key]: ['other'] };
      const errorsFor = (text: string) =>
        errorsOf(openForm(emergencyAid, { ...answers, [other]: text }), other);
      expect(getField(emergencyAid, key).type).toBe('CheckboxGroup');
      expect(isShown(openForm(emergencyAid, { ...answers, [key]: ['none'] }), other)).toBe(false);
      expect(errorsFor('a'.repeat(200))).toEqual([]);
      expect(errorsFor('a'.repeat(201))).toEqual([
        'Short description exceeds the character limit. Please reduce the number of characters.',
      ]);
    },
  );

  it('ask where someone slept only who has been homeless [Q308] [Q318]', () => {
    const isAsked = (hasBeenHomeless: string) =>
      isShown(
        openForm(emergencyAid, { applicableEmergencyCategories: ['housing'], hasBeenHomeless }),
        'sleepingSituation',
      );
    expect([isAsked('yes'), isAsked('no')]).toEqual([true, false]);
  });
});

describe('skipped meals', () => {
  const openFood = (answers: Record<string, string | number>) =>
    openForm(emergencyAid, { applicableEmergencyCategories: ['food'], ...answers });

  it('are counted only by who skipped some [Q303] [Q304] [Q318]', () => {
    const key = 'skippedMealsInPastMonth';
    expect(isShown(openFood({ hasSkippedMealsInPastMonth: 'yes' }), key)).toBe(true);
    expect(isShown(openFood({ hasSkippedMealsInPastMonth: 'no' }), key)).toBe(false);
    expect(errorsOf(openFood({ hasSkippedMealsInPastMonth: 'yes' }), key)).toEqual([
      'Number of days is required',
    ]);
  });

  it.each([
    [-1, ['Enter a valid amount of days']],
    [0, ['Enter a valid amount of days']],
    [1, []],
    [1.5, ['Enter a valid amount of days']],
    [29.5, ['Enter a valid amount of days']],
    [30, []],
    [30.5, ['Enter a valid amount of days']],
    [31, ['Enter a valid amount of days']],
    ['some', ['Enter a valid amount of days']],
  ])('may be %j, or say once: %j [Q305]', (skippedMealsInPastMonth, errors) => {
    const form = openFood({ hasSkippedMealsInPastMonth: 'yes', skippedMealsInPastMonth });
    expect(errorsOf(form, 'skippedMealsInPastMonth')).toEqual(errors);
  });
});
