import type { Field, Question } from '@handrail/engine';
import { rating } from './rating.ts';

type SurveyKey = 'surveyLevel1' | 'surveyLevel2' | 'surveyLevel3';

/** The questions on one level that a form adds to those of everyone. */
export type SurveyDetails = (survey: SurveyKey) => readonly Field[];

/** What we ask everyone who claims a level; every answer is optional. */
export function levelSurvey(survey: SurveyKey, details: SurveyDetails = () => []): Question {
  return {
    key: survey,
    copy: {
      title: 'How is the program working for you?',
      intro: 'These questions are optional. Your answers do not change your payment.',
    },
    fields: [...surveys[survey], ...details(survey)],
  };
}

const surveys: Readonly<Record<SurveyKey, readonly Field[]>> = {
  surveyLevel1: [
    rating({
      key: 'surveyLevel1.courseSatisfaction',
      copy: 'How satisfied are you with your courses?',
      scale: 'satisfaction',
    }),
    coaching('surveyLevel1'),
    rating({
      key: 'surveyLevel1.skillConfidence',
      copy: 'How confident are you in your skills as a caregiver?',
      scale: 'confidence',
    }),
    rating({
      key: 'surveyLevel1.coursesUseful',
      copy: 'What I learned helps me give better care.',
      scale: 'agreement',
      extra: 'unsure',
    }),
    rating({
      key: 'surveyLevel1.nextLevelLikelihood',
      copy: 'How likely are you to go on to Level 2?',
      scale: 'likelihood',
    }),
  ],
  surveyLevel2: [
    rating({
      key: 'surveyLevel2.courseSatisfaction',
      copy: 'How satisfied are you with the courses you have taken since Level 1?',
      scale: 'satisfaction',
    }),
    coaching('surveyLevel2'),
    rating({
      key: 'surveyLevel2.careerConfidence',
      copy: 'How confident are you about your next step at work?',
      scale: 'confidence',
    }),
    rating({
      key: 'surveyLevel2.paymentHelped',
      copy: 'The Level 1 payment helped me keep learning.',
      scale: 'agreement',
      extra: 'unsure',
    }),
    rating({
      key: 'surveyLevel2.nextLevelLikelihood',
      copy: 'How likely are you to go on to Level 3?',
      scale: 'likelihood',
    }),
  ],
  surveyLevel3: [
    rating({
      key: 'surveyLevel3.newRoleSatisfaction',
      copy: 'How satisfied are you with your new role?',
      scale: 'satisfaction',
      extra: 'noNewRole',
    }),
    coaching('surveyLevel3'),
    rating({
      key: 'surveyLevel3.roleConfidence',
      copy: 'How confident are you that you can do your work well?',
      scale: 'confidence',
    }),
    rating({
      key: 'surveyLevel3.trainingPrepared',
      copy: 'My training prepared me for my new role.',
      scale: 'agreement',
      extra: 'noNewRole',
    }),
    rating({
      key: 'surveyLevel3.stayLikelihood',
      copy: 'How likely are you to work as a caregiver one year from now?',
      scale: 'likelihood',
      extra: 'unsure',
    }),
  ],
};

function coaching(survey: SurveyKey): Field {
  return rating({
    key: `${survey}.coachingSatisfaction`,
    copy: 'How satisfied are you with the coaching you received?',
    scale: 'satisfaction',
    extra: 'noCoaching',
  });
}
