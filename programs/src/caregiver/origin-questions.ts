import { answer, type FieldOption, type Question } from '@handrail/engine';
import { caregiverLanguages } from '../data/caregiver-languages.ts';
import { otherText } from '../shared/fields/other-text.ts';

/** Where a person and the person's languages come from; nobody has to say. */
export const hispanicOrLatinoQuestion: Question = {
  key: 'hispanicOrLatino',
  copy: { title: 'Are you of Hispanic or Latino origin?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'hispanicOrLatino.hispanicOrLatino',
      copy: 'Hispanic or Latino origin',
      options: [
        { label: 'Mexican, Mexican American or Chicano', value: 'mexican-mexican-american-chicano' },
        { label: 'Puerto Rican', value: 'puertorican' },
        { label: 'Cuban', value: 'cuban' },
        { label: 'Another Hispanic or Latino origin', value: 'other' },
        { label: 'No, I am not Hispanic or Latino', value: 'none' },
        { label: 'I prefer not to answer', value: 'decline' },
      ],
      validation: { required: false },
    },
    otherText({
      key: 'hispanicOrLatino.other',
      of: 'hispanicOrLatino.hispanicOrLatino',
      copy: 'Which origin?',
      validation: { required: false },
    }),
  ],
};

// What is chosen is kept as one list in which each value stands once, so the "other" of a group carries its name.
const raceOptions: readonly FieldOption[] = [
  {
    label: 'American Indian/Native American/Alaskan Native',
    value: 'american-indian-native-american-alaskan-native',
  },
  {
    label: 'Asian',
    value: 'asian',
    children: [
      { label: 'Indian', value: 'indian' },
      { label: 'Chinese', value: 'chinese' },
      { label: 'Cambodian', value: 'cambodian' },
      { label: 'Filipino', value: 'filipino' },
      { label: 'Indonesian', value: 'indonesian' },
      { label: 'Japanese', value: 'japanese' },
      { label: 'Korean', value: 'korean' },
      { label: 'Laotian', value: 'laotian' },
      { label: 'Singaporean', value: 'singaporean' },
      { label: 'Thai', value: 'thai' },
      { label: 'Vietnamese', value: 'vietnamese' },
      { label: 'Another Asian origin', value: 'asian-other' },
    ],
  },
  { label: 'Black/African-American/African', value: 'black-african-american-african' },
  { label: 'Middle Eastern', value: 'middle-eastern' },
  {
    label: 'Native Hawaiian or Pacific Islander',
    value: 'native-hawaiian-or-pacific-islander',
    children: [
      { label: 'Guamanian', value: 'guamanian' },
      { label: 'Hawaiian', value: 'hawaiian' },
      { label: 'Samoan', value: 'samoan' },
      { label: 'Another Pacific Island', value: 'native-hawaiian-or-pacific-islander-other' },
    ],
  },
  { label: 'White/Caucasian', value: 'white-caucasian' },
  { label: 'Another race', value: 'other' },
  { label: 'I prefer not to answer', value: 'decline' },
];

export const raceQuestion: Question = {
  key: 'race',
  copy: { title: 'What is your race?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'Dropdown',
      key: 'race.race',
      copy: 'Race',
      multiple: true,
      childMode: 'onParentSelect',
      options: raceOptions,
      validation: { required: false },
    },
    ...raceOptions
      .filter(({ children }) => children !== undefined)
      .map(
        ({ label, value }) =>
          ({
            type: 'Text',
            key: `race.otherRace.${value}`,
            copy: `Which other origin? (${label})`,
            dynamicLogic: answer('race.race').includes(`${value}-other`),
            validation: { required: false, max: 200 },
          }) as const,
      ),
    otherText({
      key: 'race.other',
      of: 'race.race',
      copy: 'Which other race?',
      validation: { required: false },
    }),
  ],
};

export const languageQuestion: Question = {
  key: 'language',
  copy: { title: 'Which languages do you speak?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'Dropdown',
      key: 'language.language',
      copy: 'Languages',
      multiple: true,
      searchable: true,
      options: caregiverLanguages.values,
      validation: { required: false },
    },
  ],
};
