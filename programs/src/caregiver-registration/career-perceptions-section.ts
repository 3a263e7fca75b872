import { answer, type Section } from '@handrail/engine';
import { rating } from '../caregiver/rating.ts';

/** How people who already work in care see their career. */
export const careerPerceptionsSection: Section = {
  key: 'careerPerceptions',
  name: 'Career Perceptions',
  dynamicLogic: answer('experience').isOneOf(['community-based-provider', 'healthcare-provider']),
  overview: {
    title: 'Career Perceptions',
    description: 'Tell us how you see your work. These questions are optional.',
  },
  questionGroups: [
    {
      key: 'surveyCBP',
      name: 'Working in the community',
      dynamicLogic: answer('experience').equals('community-based-provider'),
      questions: [
        {
          key: 'surveyCBP',
          copy: {
            title: 'How do you see your work in the community?',
            intro: 'Tell us how much you agree with each statement.',
          },
          fields: [
            agreement('surveyCBP.workIsValued', 'People value the work I do.'),
            agreement('surveyCBP.fairPay', 'My pay is fair for the work I do.'),
            agreement('surveyCBP.enoughTraining', 'I have the training I need to do my work well.'),
            agreement('surveyCBP.careerPath', 'I can see a career for myself in home care.'),
            agreement('surveyCBP.support', 'I have someone to turn to when work is hard.'),
            stay('surveyCBP.stayLikelihood', 'How likely are you to do this work one year from now?'),
          ],
        },
      ],
    },
    {
      key: 'surveyHCP',
      name: 'Working in health care',
      dynamicLogic: answer('experience').equals('healthcare-provider'),
      questions: [
        {
          key: 'surveyHCP',
          copy: {
            title: 'How do you see your work in health care?',
            intro: 'Tell us how much you agree with each statement.',
          },
          fields: [
            agreement('surveyHCP.workIsValued', 'People value the work I do.'),
            agreement('surveyHCP.fairPay', 'My pay is fair for the work I do.'),
            agreement('surveyHCP.knowsHomeCare', 'I know what it is like to care for people at home.'),
            agreement('surveyHCP.interestedInHomeCare', 'I would like to care for people at home.'),
            agreement('surveyHCP.careerPath', 'I can grow in my career where I work now.'),
            stay('surveyHCP.moveLikelihood', 'How likely are you to move to home care within one year?'),
          ],
        },
      ],
    },
  ],
};

function agreement(key: string, copy: string) {
  return rating({ key, copy, scale: 'agreement' });
}

function stay(key: string, copy: string) {
  return rating({ key, copy, scale: 'likelihood', extra: 'unsure' });
}
