export { MailedAnswers } from './mailed/mailed-answers.tsx';
export { noteReached } from './result/note-reached.ts';
export { NextSteps } from './result/next-steps.tsx';
export { ResultBox } from './result/result-box.tsx';
