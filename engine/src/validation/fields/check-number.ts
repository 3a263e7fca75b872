import { formatCents } from '../../definition/copy.ts';
import type { FieldValidation, TextInputType } from '../../definition/field.ts';
import type { FormSettings } from '../../live/form-settings.ts';
import { toNumber } from '../../rules/rule-value.ts';
import { noMessages, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

/** A field whose answer is a number; amounts of money are kept in cents and limited in dollars. */
interface NumericField {
  readonly inputType?: TextInputType;
  readonly validation?: FieldValidation;
}

/** The check of a number against its limits. */
export function checkNumber({ inputType, validation = {} }: NumericField, label: string): ValueCheck {
  const isMoney = inputType === 'Currency';
  const unit = isMoney ? 100 : 1;
  const show = (amount: number) => (isMoney ? formatCents(amount * unit) : String(amount));
  const { max, message } = validation;
  const isRequestedAmount = max === 'maxFundingAmount';
  const min = validation.min ?? (isRequestedAmount ? 1 : undefined);

  return (value, settings) => {
    const most = isRequestedAmount ? findFundingLimit(settings) : max;
    const number = toNumber(value);
    if (number === undefined || (isMoney && !Number.isInteger(number))) {
      return [message ?? (isRequestedAmount ? sayFundingLimit(most, label) : messages.notANumber(label))];
    }
    const amount = number / unit;
    if (isRequestedAmount && most !== undefined && amount > most) {
      return [message ?? messages.aboveFunding(show(most))];
    }
    if (min === undefined && amount < 0) return [message ?? messages.negative(label)];
    const isBelow = min !== undefined && amount < min;
    const isAbove = most !== undefined && amount > most;
    if (!isBelow && !isAbove) return noMessages;
    if (message !== undefined) return [message];
    if (min !== undefined && most !== undefined && !isRequestedAmount) {
      return [messages.outsideRange(label, show(min), show(most))];
    }
    return [
      isBelow ? messages.belowMinimum(label, String(min)) : messages.aboveMaximum(label, show(most ?? 0)),
    ];
  };
}

function findFundingLimit({ maxFundingCents }: FormSettings): number | undefined {
  return maxFundingCents === undefined ? undefined : maxFundingCents / 100;
}

function sayFundingLimit(most: number | undefined, label: string): string {
  return most === undefined ? messages.notANumber(label) : messages.aboveFunding(formatCents(most * 100));
}
