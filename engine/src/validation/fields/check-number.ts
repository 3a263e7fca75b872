import { formatCents } from '../../definition/copy.ts';
import type { FieldValidation, TextInputType } from '../../definition/field.ts';
import { toNumber } from '../../rules/rule-value.ts';
import { noMessages, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

/** A field whose answer is a number; amounts of money are kept in cents and limited in dollars. */
interface NumericField {
  readonly inputType?: TextInputType;
  readonly validation?: FieldValidation;
}

/** The least amount in dollars that can be requested. */
const leastFunding = 1;
const exampleFunding = 250;

/** The check of a number against its limits. */
export function checkNumber(field: NumericField, label: string): ValueCheck {
  const { inputType, validation: { min, max } = {} } = field;
  const isMoney = inputType === 'Currency';
  const isRequestedAmount = max === 'maxFundingAmount';
  const least = min ?? (isRequestedAmount ? leastFunding : 0);

  return (value, { locale, maxFundingCents = Infinity }) => {
    const most = isRequestedAmount ? maxFundingCents / 100 : (max ?? Infinity);
    const number = toNumber(value);
    const isNumber = number !== undefined && (!isMoney || Number.isInteger(number));
    const amount = isNumber ? number / (isMoney ? 100 : 1) : NaN;
    if (amount >= least && amount <= most) return noMessages;
    const own = field.validation?.message;
    return own === undefined ? sayFaults(messages(locale), field, label, amount, most) : [own];
  };
}

/** What to say of an amount outside of its limits, or of one that is no number. */
function sayFaults(
  words: ReturnType<typeof messages>,
  { inputType, validation = {} }: NumericField,
  label: string,
  amount: number,
  most: number,
): readonly string[] {
  const { min, max } = validation;
  const isRequestedAmount = max === 'maxFundingAmount';
  const show = (limit: number) =>
    inputType === 'Currency' || isRequestedAmount ? formatCents(limit * 100) : String(limit);
  const isAbove = !(amount <= most);
  if (isRequestedAmount && isAbove && most < Infinity) {
    const specified = words.aboveFunding(show(most));
    return Number.isNaN(amount)
      ? [words.howToTypeFunding(String(Math.min(exampleFunding, most))), specified]
      : [specified];
  }
  if (Number.isNaN(amount)) {
    return [words.notANumber(label), sayHowToType(words, inputType === 'Currency' || isRequestedAmount)];
  }
  if (typeof max === 'number' && min !== undefined) return [words.outsideRange(label, show(min), show(max))];
  if (min === undefined && !isRequestedAmount && amount < 0) return [words.negative(label)];
  return isAbove
    ? [words.aboveMaximum(label, show(most))]
    : [words.belowMinimum(label, String(min ?? leastFunding))];
}

function sayHowToType(words: ReturnType<typeof messages>, isMoney: boolean): string {
  return isMoney ? words.howToTypeMoney : words.howToTypeNumber;
}
