import { defineQuestion } from '@handrail/engine';
import { kansasCity } from '../data/kansas-city.ts';

export const businessMailingAddressQuestion = defineQuestion({
  key: 'businessMailingAddress',
  copy: { title: 'Where does your business get its mail?' },
  fields: [{ type: 'Address', key: 'businessMailingAddress', copy: 'Business mailing address' }],
});

export const differentBusinessAddressQuestion = defineQuestion({
  key: 'businessAddress',
  copy: {
    title: 'Is your business at another address?',
    intro: `Tell us where in ${kansasCity.name} it is. If it is the same as the mailing address, skip this question.`,
  },
  skippable: true,
  fields: [
    {
      type: 'Address',
      key: 'businessAddress',
      copy: 'Business address, if different',
      filter: kansasCity.filter,
      validation: { required: false },
    },
  ],
});
