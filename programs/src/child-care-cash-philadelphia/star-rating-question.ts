import { defineQuestion } from '@handrail/engine';
import { otherText } from '../shared/fields/other-text.ts';

export const starRatingQuestion = defineQuestion({
  key: 'starRating',
  copy: { title: 'What is your STAR rating?', intro: 'Keystone STARS gives you this rating.' },
  fields: [
    {
      type: 'RadioList',
      key: 'starRating',
      copy: 'STAR rating',
      options: [
        { label: 'STAR 1', value: 'star-1' },
        { label: 'STAR 2', value: 'star-2' },
        { label: 'STAR 3', value: 'star-3' },
        { label: 'STAR 4', value: 'star-4' },
        { label: 'Something else', value: 'other' },
      ],
    },
    otherText({ of: 'starRating', key: 'otherStarRating', copy: 'Other rating' }),
  ],
});
