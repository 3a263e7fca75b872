import { defineOptions } from '@handrail/engine';

/** What makes it hard to get food; invented, for a partner to replace. */
export const foodChallenges = {
  sample: true,
  values: defineOptions([
    { label: 'I do not have enough money for food', value: 'not-enough-money' },
    { label: 'I have no place to cook or store food', value: 'no-kitchen' },
    { label: 'There is no store or food pantry near me', value: 'no-store-nearby' },
    { label: 'I lost food benefits such as SNAP', value: 'lost-benefits' },
    { label: 'I need a special diet that costs more', value: 'special-diet' },
    { label: 'I also need to feed other people', value: 'feeding-others' },
  ]),
};
