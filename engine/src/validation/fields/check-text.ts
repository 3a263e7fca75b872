import type { TextField } from '../../definition/field.ts';
import { invalidEmail, isEmail } from '../screens/email.ts';
import { invalidPhone, isUsPhone } from '../screens/phone.ts';
import { checkDate } from './check-date.ts';
import { checkNumber } from './check-number.ts';
import { isScalar } from '../../rules/rule-value.ts';
import { noMessages, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

/** The check of a text by what its input takes. */
export function checkText(field: TextField, label: string): ValueCheck {
  switch (field.inputType ?? 'Text') {
    case 'Currency':
    case 'Number':
      return checkNumber(field, label);
    case 'Date':
      return checkDate({}, label);
    case 'Email':
      return ofText(
        label,
        all(checkLength(field, label), (value) => (isEmail(String(value)) ? noMessages : [invalidEmail])),
      );
    case 'Phone':
    case 'Tel':
      return ofText(label, (value) => (isUsPhone(String(value)) ? noMessages : [invalidPhone]));
    case 'Password':
    case 'Signature':
    case 'Text':
      return ofText(label, checkLength(field, label));
  }
}

/** What to say under a text while it is typed. */
export function checkWhileTyping({ validation, exactLength }: TextField, text: string): string | undefined {
  const most = exactLength ?? toLimit(validation?.max);
  const least = exactLength ?? validation?.min;
  if (most !== undefined && text.length > most) return messages.tooLongWhileTyping(most);
  if (least !== undefined && text.length < least) return messages.tooShortWhileTyping(least);
  return undefined;
}

/** The counter of a text that has a limit (P540). */
export function countCharacters(text: string, limit: number): string {
  return `${text.length}/${limit} characters`;
}

function checkLength({ validation = {}, exactLength }: TextField, label: string): ValueCheck {
  const { min, message } = validation;
  const max = toLimit(validation.max);
  const exact = exactLength ?? (min !== undefined && min === max ? min : undefined);
  if (exact !== undefined) {
    const fault = [message ?? messages.wrongLength(label, exact)];
    return (value) => (String(value).length === exact ? noMessages : fault);
  }
  const tooLong = [message ?? messages.tooLong(label)];
  const tooShort = [message ?? messages.tooShort(label)];
  return (value) => {
    const { length } = String(value);
    if (max !== undefined && length > max) return tooLong;
    return min !== undefined && length < min ? tooShort : noMessages;
  };
}

/** A list or an object is no text, and some cannot even be turned into one. */
function ofText(label: string, check: ValueCheck): ValueCheck {
  const notAText = [messages.required(label)];
  return (value, settings) => (isScalar(value) ? check(value, settings) : notAText);
}

function toLimit(max: number | 'maxFundingAmount' | undefined): number | undefined {
  return typeof max === 'number' ? max : undefined;
}

function all(first: ValueCheck, second: ValueCheck): ValueCheck {
  return (value, settings) => {
    const faults = first(value, settings);
    const others = second(value, settings);
    if (faults.length === 0) return others;
    return others.length === 0 ? faults : [...faults, ...others];
  };
}
