import { answer, defineSection, not } from '@handrail/engine';
import { landlordQuestion } from '../shared/questions/landlord-question.ts';

/** Someone without a home has no landlord, and no home to get mail at. */
const isHoused = not(answer('address.address.isUnhoused').equals(true));

export const addressAndLandlordInfo = defineSection({
  key: 'addressAndLandlordInfo',
  name: 'Address and Landlord',
  overview: {
    title: 'Your home',
    description: 'Have your landlord’s name ready, and a way to reach them if you know it.',
  },
  questionGroups: [
    {
      key: 'address',
      name: 'Your home',
      questions: [
        {
          key: 'address',
          copy: {
            title: 'Where do you live?',
            intro:
              'The program is for people in New Hampshire. If you do not have a home right now, tell us below.',
          },
          fields: [
            {
              type: 'Address',
              key: 'address.address',
              copy: 'Home address',
              filter: { state: 'NH' },
              allowUnhoused: true,
            },
          ],
        },
      ],
    },
    {
      key: 'mailingAddress',
      name: 'Your mail',
      dynamicLogic: isHoused,
      questions: [
        {
          key: 'address.mailingAddress',
          copy: { title: 'Where do you get your mail?' },
          fields: [
            {
              type: 'Address',
              key: 'address.mailingAddress',
              copy: 'Mailing address',
              copyAddressKey: 'address.address',
            },
          ],
        },
      ],
    },
    { key: 'landlord', name: 'Your landlord', dynamicLogic: isHoused, questions: [landlordQuestion] },
  ],
});
