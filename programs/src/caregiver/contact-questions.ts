import type { Field, Question } from '@handrail/engine';

type Address = Extract<Field, { type: 'Address' }>;

interface Place {
  readonly intro?: string;
  readonly filter?: NonNullable<Address['filter']>;
}

/** Only people who live in California can claim a payment. */
export const inCalifornia: Place = {
  intro: 'You must live in California to take part in this program.',
  filter: { state: 'CA' },
};

export function homeAddressQuestion({ intro, filter }: Place = {}): Question {
  return {
    key: 'homeAddress',
    copy: { title: 'What is your home address?', ...(intro && { intro }) },
    fields: [{ type: 'Address', key: 'address', copy: 'Home address', ...(filter && { filter }) }],
  };
}

export function mailingAddressQuestion({ intro, filter }: Place = {}): Question {
  return {
    key: 'mailingAddress',
    copy: { title: 'Where do you get your mail?', ...(intro && { intro }) },
    fields: [
      {
        type: 'Address',
        key: 'mailingAddress',
        copy: 'Mailing address',
        copyAddressKey: 'address',
        ...(filter && { filter }),
      },
    ],
  };
}

export const dateOfBirthQuestion: Question = {
  key: 'dateOfBirth',
  copy: { title: 'What is your date of birth?' },
  fields: [{ type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' }],
};
