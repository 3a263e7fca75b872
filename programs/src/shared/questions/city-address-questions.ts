import { defineQuestion } from '@handrail/engine';
import { kansasCity } from '../../data/kansas-city.ts';

export const businessAddressQuestion = defineQuestion({
  key: 'businessAddress',
  copy: {
    title: 'Where is your business?',
    intro: `The business must be in ${kansasCity.name}.`,
  },
  fields: [{ type: 'Address', key: 'businessAddress', copy: 'Business address', filter: kansasCity.filter }],
});

export const mailingAddressQuestion = defineQuestion({
  key: 'mailingAddress',
  copy: {
    title: 'Where do you live?',
    intro: `You must live in ${kansasCity.name}. We will also send mail to this address.`,
  },
  fields: [{ type: 'Address', key: 'mailingAddress', copy: 'Home address', filter: kansasCity.filter }],
});
