export { NextSteps } from './next-steps.tsx';
export { ResultBox } from './result-box.tsx';
