export { applicationPath } from './application-query.ts';
export { listQuestions } from './find-parts.ts';
export { AnsweredFields } from './review/answered-fields.tsx';
export { AnsweredQuestion } from './review/answered-question.tsx';
export { sayComplete } from './sections/state-words.ts';
export { StartButton } from './start/start-button.tsx';
