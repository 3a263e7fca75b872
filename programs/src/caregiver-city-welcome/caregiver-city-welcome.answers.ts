import { caregiverTrack1AnswerSets } from '../caregiver-track-1/caregiver-track-1.answers.ts';
import type { AnswerSet } from '../answer-set.ts';

/** The city asks what Track 1 asks. */
export const caregiverCityWelcomeAnswerSets: readonly AnswerSet[] = caregiverTrack1AnswerSets;
