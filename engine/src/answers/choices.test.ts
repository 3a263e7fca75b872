import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldOption } from '../definition/field.ts';
import {
  chooseAll,
  collapseOptions,
  findOption,
  listOptionValues,
  listShownOptions,
  toggleChoice,
} from './choices.ts';

const race: readonly FieldOption[] = [
  {
    label: 'Asian',
    value: 'asian',
    children: [
      { label: 'Chinese', value: 'chinese' },
      { label: 'Korean', value: 'korean' },
    ],
  },
  { label: 'White', value: 'white' },
  { label: 'Retired', value: 'retired', disabled: true },
  { label: 'None of these', value: 'none' },
  { label: 'Decline to answer', value: 'decline' },
];

function listValues(chosen: string | readonly string[] | undefined, childMode?: 'onParentSelect' | 'always') {
  return listShownOptions({ options: race, childMode }, chosen).map(({ option }) => option.value);
}

function listDisabled(chosen: string | readonly string[] | undefined) {
  return listShownOptions({ options: race }, chosen)
    .filter(({ isDisabled }) => isDisabled)
    .map(({ option }) => option.value);
}

describe('toggleChoice', () => {
  it('ticks and unticks in the order of the options', () => {
    expect(toggleChoice(race, ['white'], 'asian')).toEqual(['asian', 'white']);
    expect(toggleChoice(race, ['asian', 'white'], 'white')).toEqual(['asian']);
  });

  it.each(['none', 'decline'])('clears every other choice for "%s" [P598]', (value) => {
    expect(toggleChoice(race, ['asian', 'chinese', 'white'], value)).toEqual([value]);
  });

  it('refuses the others until "none" is unticked [P598]', () => {
    expect(toggleChoice(race, ['none'], 'white')).toEqual(['none']);
    expect(toggleChoice(race, ['none'], 'decline')).toEqual(['none']);
    expect(toggleChoice(race, ['none'], 'none')).toEqual([]);
  });

  it('unticks the children with their parent, unless they stand by themselves [P351]', () => {
    expect(toggleChoice(race, ['asian', 'korean', 'white'], 'asian')).toEqual(['white']);
    expect(toggleChoice(race, ['asian', 'korean'], 'asian', 'always')).toEqual(['korean']);
  });

  it('ticks a child only where it appears [P351]', () => {
    expect(toggleChoice(race, [], 'korean')).toEqual([]);
    expect(toggleChoice(race, ['asian'], 'korean')).toEqual(['asian', 'korean']);
    expect(toggleChoice(race, [], 'korean', 'always')).toEqual(['korean']);
  });

  it('ignores a disabled and an unknown option', () => {
    expect(toggleChoice(race, ['white'], 'retired')).toEqual(['white']);
    expect(toggleChoice(race, ['white'], 'martian')).toEqual(['white']);
  });

  it('lets "none" among children clear only what stands beside it', () => {
    const options = [
      {
        label: 'A',
        value: 'a',
        children: [
          { label: 'A1', value: 'a1' },
          { label: 'No', value: 'none' },
        ],
      },
      { label: 'B', value: 'b' },
    ];
    expect(toggleChoice(options, ['a', 'a1', 'b'], 'none')).toEqual(['a', 'none', 'b']);
  });

  it('never leaves "none" or "decline" in company, whatever is clicked [P598]', () => {
    const clicks = fc.array(fc.constantFrom(...listOptionValues(race)), { maxLength: 12 });
    fc.assert(
      fc.property(clicks, fc.constantFrom('onParentSelect', 'always'), (values, childMode) => {
        const chosen = values.reduce<readonly string[]>(
          (before, value) => toggleChoice(race, before, value, childMode),
          [],
        );
        if (chosen.includes('none') || chosen.includes('decline')) expect(chosen).toHaveLength(1);
        if (childMode === 'onParentSelect' && chosen.includes('korean')) expect(chosen).toContain('asian');
      }),
      { numRuns: 500 },
    );
  });
});

describe('chooseAll', () => {
  it('chooses all but "none", "decline" and what is disabled', () => {
    expect(chooseAll(race, ['none'])).toEqual(['asian', 'chinese', 'korean', 'white']);
  });

  it('keeps a disabled option that was chosen, and reaches the children of one that was not only if they stand alone', () => {
    const options = [
      { label: 'A', value: 'a', disabled: true, children: [{ label: 'A1', value: 'a1' }] },
      { label: 'B', value: 'b' },
    ];
    expect(chooseAll(options, [])).toEqual(['b']);
    expect(chooseAll(options, ['a'])).toEqual(['a', 'a1', 'b']);
    expect(chooseAll(options, [], 'always')).toEqual(['a1', 'b']);
  });
});

describe('listShownOptions', () => {
  it('shows children once their parent is chosen, or always [P351]', () => {
    const parents = ['asian', 'white', 'retired', 'none', 'decline'];
    const everything = ['asian', 'chinese', 'korean', 'white', 'retired', 'none', 'decline'];
    expect(listValues([])).toEqual(parents);
    expect(listValues(['white'])).toEqual(parents);
    expect(listValues(['asian'])).toEqual(everything);
    expect(listValues([], 'always')).toEqual(everything);
  });

  it('keeps the children of a single choice open when one of them replaces their parent [P351]', () => {
    expect(listValues('asian')).toContain('korean');
    expect(listValues('korean')).toContain('chinese');
    expect(listValues(undefined)).not.toContain('korean');
  });

  it('says how deep an option stands', () => {
    const shown = listShownOptions({ options: race }, ['asian']);
    expect(shown.slice(0, 4).map(({ depth }) => depth)).toEqual([0, 1, 1, 0]);
  });

  it('disables the other options of several choices beside "none" or "decline" [P598]', () => {
    expect(listDisabled(['none'])).toEqual(['asian', 'white', 'retired', 'decline']);
    expect(listDisabled(['decline'])).toEqual(['asian', 'white', 'retired', 'none']);
    expect(listDisabled(['white'])).toEqual(['retired']);
  });

  it('disables nothing beside "decline" where only one can be chosen', () => {
    expect(listDisabled('decline')).toEqual(['retired']);
  });
});

describe('findOption', () => {
  it('finds children too', () => {
    expect(findOption(race, 'korean')?.label).toBe('Korean');
    expect(findOption(race, 'martian')).toBeUndefined();
  });
});

describe('collapseOptions', () => {
  const list = (values: string) =>
    values.split(' ').map((value) => ({ option: { value, label: value }, depth: 0, isDisabled: false }));
  const collapse = (values: string, isExpanded = false) => {
    const { options, button } = collapseOptions(list(values), isExpanded);
    return [options.map(({ option }) => option.value).join(' '), button];
  };

  it('shows six of more, and the rest on demand [P597]', () => {
    expect(collapse('a b c d e f g h')).toEqual(['a b c d e f', 'See more']);
    expect(collapse('a b c d e f g h', true)).toEqual(['a b c d e f g h', 'See less']);
  });

  it('shows six as they are, without a button [P597]', () => {
    expect(collapse('a b c d e f')).toEqual(['a b c d e f', undefined]);
  });

  it('never hides a single option', () => {
    expect(collapse('a b c d e f g')).toEqual(['a b c d e f g', undefined]);
  });

  it('keeps "none" and "decline" in sight, and six in all [P597]', () => {
    expect(collapse('a b c d e f g none')).toEqual(['a b c d e none', 'See more']);
    expect(collapse('none a b c d e f g h decline')).toEqual(['none a b c d decline', 'See more']);
  });
});
