export { noteReached } from './note-reached.ts';
export { NextSteps } from './next-steps.tsx';
export { ResultBox } from './result-box.tsx';
