import { answer, type Section } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';

/** Whether the applicant works in an eligible job, volunteers instead, and stands by it. */
export const employmentSection: Section = {
  key: 'employment',
  name: 'Employment / Supervised Volunteering',
  overview: {
    title: 'Employment / Supervised Volunteering',
    description: 'Tell us if you now work in an eligible job or volunteer under supervision.',
  },
  questionGroups: [
    {
      key: 'employment',
      questions: [
        {
          key: 'workInAnEligibleJob',
          copy: {
            title: 'Do you work in an eligible job now?',
            intro:
              'An eligible job is paid care work in California, in the role your license or certification is for.',
          },
          fields: [
            yesNo({ key: 'workInAnEligibleJob', copy: 'I work in an eligible job' }),
            yesNo({
              key: 'supervisedVolunteering',
              copy: 'Do you volunteer under supervision in an eligible role?',
              dynamicLogic: answer('workInAnEligibleJob').isNo(),
            }),
          ],
        },
        {
          key: 'employmentAttestation',
          copy: { title: 'Is what you told us true?', intro: 'Read the text. Then check the box.' },
          dynamicLogic: answer('workInAnEligibleJob').isAnswered(),
          fields: [
            {
              type: 'Typography',
              key: 'employmentAttestation.working',
              copy: 'I attest that I work in an eligible job in California now. I will provide proof of my work from each employer when I apply for Level 3.',
              dynamicLogic: answer('workInAnEligibleJob').isYes(),
            },
            {
              type: 'Typography',
              key: 'employmentAttestation.notWorking',
              copy: 'I attest that I do not work in an eligible job now. I am looking for an eligible job, or I volunteer under supervision in an eligible role. I will tell {{partnerName}} when I start a job.',
              dynamicLogic: answer('workInAnEligibleJob').isNo(),
            },
            {
              type: 'Checkbox',
              key: 'employmentAttestation',
              copy: 'I, {{applicantName}}, attest that this is true.',
            },
          ],
        },
      ],
    },
  ],
};
