import { formatPhone } from '../values/phone.ts';
import type { Answers, AnswerValue } from '../values/answers.ts';
import { listFactKeys, type Facts } from '../definition/facts.ts';
import type { ProjectedFacts } from './project-facts.ts';

/** What is known of someone, as answers to the fields with which a form asks for it. */
export function answerFacts(facts: Facts | undefined, known: Partial<ProjectedFacts>): Answers {
  const answers: Record<string, AnswerValue> = {};
  const give = (name: keyof Facts, value: AnswerValue) => {
    const [key, another] = listFactKeys(facts ?? {}, name);
    // We do not guess where a first name ends and a last name begins.
    if (key !== undefined && another === undefined && value !== null && value !== undefined)
      answers[key] = value;
  };
  give('applicantName', known.applicantName);
  give('businessName', known.businessName);
  give('birthDate', known.birthDate);
  give('email', known.email);
  give('phone', known.phone && formatPhone(known.phone));
  give('address', known.address && { ...known.address });
  return answers;
}
