import type { Question } from '@handrail/engine';
import { employmentVerificationCopy } from './employment-verification.ts';

/** The form that the employer signed, for one level of the older forms. */
export function proofOfWorkQuestion(level: 'L2' | 'L3'): Question {
  return {
    key: `proofOfWork${level}`,
    copy: { title: 'What proof of work do you have?', intro: employmentVerificationCopy },
    fields: [{ type: 'Document', key: `documents.proofOfWork${level}`, copy: 'Proof of work' }],
  };
}
