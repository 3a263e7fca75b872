import { answer } from '@handrail/engine';
import type { SurveyDetails } from '../caregiver/level-surveys.ts';
import { rating } from '../caregiver/rating.ts';

/** What we ask people who have an eligible job about it, and people who have none about finding one. */
export const jobSurveyDetails: SurveyDetails = (survey) => {
  const hasJob = answer('workInAnEligibleJob').isYes();
  const hasNoJob = answer('workInAnEligibleJob').isNo();
  return [
    rating({
      key: `${survey}.jobSatisfaction`,
      copy: 'How satisfied are you with your job?',
      scale: 'satisfaction',
      dynamicLogic: hasJob,
    }),
    rating({
      key: `${survey}.stayInJobLikelihood`,
      copy: 'How likely are you to stay in your job for one more year?',
      scale: 'likelihood',
      extra: 'unsure',
      dynamicLogic: hasJob,
    }),
    rating({
      key: `${survey}.findJobConfidence`,
      copy: 'How confident are you that you can find an eligible job?',
      scale: 'confidence',
      dynamicLogic: hasNoJob,
    }),
    rating({
      key: `${survey}.startJobLikelihood`,
      copy: 'How likely are you to start an eligible job within six months?',
      scale: 'likelihood',
      extra: 'unsure',
      dynamicLogic: hasNoJob,
    }),
  ];
};
