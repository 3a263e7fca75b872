import { type Answers, type AnswerValue, type Field, formatPhone, type InputField } from '@handrail/engine';
import type { User } from '../users/index.ts';
import type { Prefilled, PrefillSource } from './application.ts';

/** An earlier application that was handed in, whose answers are asked for again. */
export interface LastApplication {
  readonly answers: Answers;
  readonly submittedAt: Date;
}

export interface PrefilledAnswers {
  readonly answers: Answers;
  readonly prefilled: Prefilled;
}

/** The answers that a new application begins with: what the last one said, else what the profile says. */
export function prefillAnswers(
  fields: readonly InputField[],
  user: Pick<User, 'name' | 'email' | 'phone' | 'mailingAddress'>,
  last: LastApplication | undefined,
): PrefilledAnswers {
  const profile = toProfileAnswers(user);
  const answers: Record<string, AnswerValue> = {};
  const prefilled: Record<string, PrefillSource> = {};
  for (const { key, field, audience, marksSkipped } of fields) {
    if (marksSkipped || audience !== 'applicant' || !mayBeGivenAgain(field)) continue;
    const fromLast = last?.answers[key];
    const value = fromLast ?? profile[key];
    if (value === undefined || value === null) continue;
    answers[key] = value;
    prefilled[key] =
      last && fromLast !== undefined
        ? { from: 'application', submittedAt: last.submittedAt.toISOString() }
        : { from: 'profile' };
  }
  return { answers, prefilled };
}

/** Files, signatures, secrets and agreements are for one application only. */
function mayBeGivenAgain(field: Field): boolean {
  if (field.type === 'Document' || field.type === 'Checkbox') return false;
  return field.type !== 'Text' || (field.inputType !== 'Signature' && field.inputType !== 'Password');
}

/** The keys under which forms ask for what the profile knows. */
function toProfileAnswers({
  name,
  email,
  phone,
  mailingAddress,
}: Pick<User, 'name' | 'email' | 'phone' | 'mailingAddress'>): Readonly<Record<string, AnswerValue>> {
  const shownPhone = phone === null ? null : formatPhone(phone);
  return {
    name,
    fullName: name,
    email,
    phone: shownPhone,
    phoneNumber: shownPhone,
    mailingAddress: mailingAddress && { ...mailingAddress },
  };
}
