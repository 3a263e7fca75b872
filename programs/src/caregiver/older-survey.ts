import { answer, type Field, type Question } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';
import { rating } from './rating.ts';

type OlderSurveyKey = 'surveyL1' | 'surveyL2' | 'surveyL3';

/** The survey of one level in the older forms: it can be skipped, and asks first whether it may ask. */
export function olderSurvey(survey: OlderSurveyKey): Question {
  const willing = answer(`${survey}.willingToAnswer`).isYes();
  return {
    key: survey,
    copy: {
      title: 'How is the program working for you?',
      intro: 'You can skip this survey. Your answers do not change your payment.',
    },
    skippable: true,
    fields: [
      yesNo({ key: `${survey}.willingToAnswer`, copy: 'Will you answer a few questions?' }),
      ...surveys[survey].map((field) => ({ ...field, dynamicLogic: willing })),
    ],
  };
}

const surveys: Readonly<Record<OlderSurveyKey, readonly Field[]>> = {
  surveyL1: [
    rating({
      key: 'surveyL1.courseSatisfaction',
      copy: 'How satisfied are you with your courses?',
      scale: 'satisfaction',
    }),
    rating({
      key: 'surveyL1.coachingSatisfaction',
      copy: 'How satisfied are you with the coaching you received?',
      scale: 'satisfaction',
      extra: 'noCoaching',
    }),
    rating({
      key: 'surveyL1.skillConfidence',
      copy: 'How confident are you in your skills as a caregiver?',
      scale: 'confidence',
    }),
  ],
  surveyL2: [
    rating({
      key: 'surveyL2.paymentHelped',
      copy: 'The payment helped me keep learning.',
      scale: 'agreement',
      extra: 'unsure',
    }),
    rating({
      key: 'surveyL2.workSatisfaction',
      copy: 'How satisfied are you with your work?',
      scale: 'satisfaction',
    }),
  ],
  surveyL3: [
    rating({
      key: 'surveyL3.trainingPrepared',
      copy: 'My training prepared me for my new role.',
      scale: 'agreement',
      extra: 'noNewRole',
    }),
    rating({
      key: 'surveyL3.stayLikelihood',
      copy: 'How likely are you to work as a caregiver one year from now?',
      scale: 'likelihood',
      extra: 'unsure',
    }),
  ],
};
