export { answerUploads } from './answer-uploads.ts';
export { listPlainTexts, speakPseudo } from './plain-texts.ts';
export { assertAllAnswered, reportUnanswered } from './unanswered.ts';
