import { compileOptional, compileRule } from '../../rules/compile-rule.ts';
import type { Evaluate } from '../../rules/operator.ts';
import type { Place } from '../../rules/place.ts';
import { isPresent, isTrue, toList } from '../../rules/rule-value.ts';
import type { Slot } from '../../rules/scope.ts';
import type { Field } from '../../definition/field.ts';
import { isEmptyAddress } from '../../answers/address.ts';
import type { Locale } from '../../language/locale.ts';
import type { FormSettings } from '../../definition/form-settings.ts';
import { sayAboveAllowance } from '../../history/find-allowances.ts';
import { listUploadErrors } from '../screens/list-upload-errors.ts';
import { checkAddress, isAddress, listMissingParts, sayPartRequired } from './check-address.ts';
import { checkChoice, checkChoices } from './check-choice.ts';
import { checkDate } from './check-date.ts';
import { checkNumber } from './check-number.ts';
import { checkText } from './check-text.ts';
import { noMessages, type FieldFault, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';
import { findSureAnswer, type SureAnswer } from './sure-answer.ts';
import { findSizeFault, mostEntries } from '../size/find-size-fault.ts';

/** How a field's answer is checked. */
export interface FieldCheck {
  readonly slot: Slot;
  readonly isAsked: boolean;
  /** Whether an answer that can be given in part must be whole; an address that is begun always must. */
  readonly isAskedWhole: boolean;
  /** The field is checked only where this holds. */
  readonly condition: Evaluate | undefined;
  readonly checkValue: ValueCheck;
  readonly sure: SureAnswer;
  /** Whether it finds nothing in any answer, but for what earlier applications allow. */
  readonly isNeverWrong: boolean;
  readonly demands: readonly Demand[];
  /** Whether it looks at more than the field's own answer, and the answers that its rules look at. */
  readonly isLate: boolean;
  readonly reads: readonly Slot[];
}

interface Demand {
  readonly holds: Evaluate;
  readonly message: string;
}

/** Makes the one check that runs while typing, on submitting and on the server. */
export function compileFieldCheck(slot: Slot): FieldCheck | undefined {
  const { field, scope } = slot;
  const { type, validation = {} } = field;
  if (type === 'Typography' || (type === 'Complex' && !field.repeated)) return undefined;
  const { required = true, condition, rules } = validation;
  const isAsked = required && type !== 'Calculated';
  const reads: Slot[] = [];
  return {
    slot,
    isAsked,
    isAskedWhole: type === 'Address' || (isAsked && type === 'Checkbox'),
    condition: compileOptional(condition, scope, reads),
    checkValue: withinAllowance(slot, withinSize(field, labelOf(slot), valueCheck(field, labelOf(slot)))),
    sure: findSureAnswer(field),
    isNeverWrong: isFreeValue(field) && condition === undefined && rules === undefined,
    demands:
      rules?.map(({ rule, message }) => ({ holds: compileRule(rule, scope, reads).evaluate, message })) ??
      noDemands,
    isLate: condition !== undefined || reads.some((read) => read !== slot),
    reads,
  };
}

const noDemands: readonly Demand[] = [];

/** Whether a field must be answered now. */
export function isRequired({ isAsked, condition }: FieldCheck, at: Place): boolean {
  return isAsked && (condition === undefined || isTrue(condition(at)));
}

/** Finds what is wrong with the answer of a field that is shown. */
export function findFault(check: FieldCheck, value: unknown, at: Place): FieldFault | undefined {
  const { slot, condition, demands } = check;
  if (condition !== undefined && !isTrue(condition(at))) return undefined;
  const { settings } = at.form;
  if (!isPresent(value))
    return check.isAsked ? missing(sayRequired(settings.locale, slot.field, labelOf(slot))) : undefined;
  if (check.isAskedWhole) {
    const unfinished =
      check.isAsked || isBegun(value) ? listUnfinished(settings.locale, slot.field, value) : noMessages;
    if (unfinished.length > 0) return missing(unfinished);
  }
  let faults = check.checkValue(value, settings);
  if (demands !== noDemands)
    for (const { holds, message } of demands) if (!isTrue(holds(at))) faults = [...faults, message];
  return faults.length === 0 ? undefined : { messages: faults, isMissing: false };
}

/** Whether an answer that is right in itself obeys the rules of its field too. */
export function meetsDemands({ demands }: FieldCheck, at: Place): boolean {
  for (const { holds } of demands) if (!isTrue(holds(at))) return false;
  return true;
}

/** A field's label as its messages name it: with the label of what it is a part of where that is asked for. */
export function labelOf({ field, whole, scope }: Slot): string {
  const owner = (whole ?? scope.list)?.field;
  return owner?.type === 'Complex' && owner.useLabelPrefix ? `${owner.copy} ${field.copy}` : field.copy;
}

/** Whether an address says anything: one that only follows another, or only has an id, does not. */
function isBegun(value: unknown): boolean {
  return isAddress(value) && !isEmptyAddress(value);
}

/** What is missing of an answer that can be given in part, or given as a no. */
function listUnfinished(locale: Locale, field: Field, value: unknown): readonly string[] {
  if (field.type === 'Address')
    return listMissingParts(value, field.allowUnhoused).map((part) => sayPartRequired(locale, part));
  return value === true || value === 'true' ? noMessages : sayRequired(locale, field, '');
}

function missing(texts: readonly string[]): FieldFault {
  return { messages: texts, isMissing: true };
}

function sayRequired(locale: Locale, { type }: Field, label: string): readonly string[] {
  if (type === 'Address') return listMissingParts(undefined).map((part) => sayPartRequired(locale, part));
  const words = messages(locale);
  const request = requests[type];
  return [request === undefined ? words.required(label) : words[request]];
}

/** What is said of kinds that are not named by their label. */
const requests: Partial<
  Record<Field['type'], 'checkboxRequired' | 'documentRequired' | 'selectionRequired'>
> = {
  Checkbox: 'checkboxRequired',
  Document: 'documentRequired',
  Dropdown: 'selectionRequired',
  CheckboxGroup: 'selectionRequired',
  RadioList: 'selectionRequired',
};

function valueCheck(field: Field, label: string): ValueCheck {
  switch (field.type) {
    case 'Address':
      return checkAddress(field, label);
    case 'Calculated':
      return isFreeValue(field)
        ? acceptAny
        : checkNumber({ ...field, ...(field.display === 'currency' && { inputType: 'Currency' }) }, label);
    case 'CheckboxGroup':
      return checkChoices(field);
    case 'Complex':
      return limitEntries(label);
    case 'Date':
      return checkDate(field, label);
    case 'Document':
      return limitDocuments;
    case 'Dropdown':
      return field.multiple ? checkChoices(field) : checkChoice(field);
    case 'RadioList':
      return checkChoice(field);
    case 'Text':
      return checkText(field, label);
    case 'Checkbox':
      return onlyBoolean;
    case 'Typography':
      return acceptAny;
  }
}

/** A worked-out value without limits. */
function isFreeValue(field: Field): boolean {
  return (
    field.type === 'Calculated' && field.validation?.min === undefined && field.validation?.max === undefined
  );
}

/** An answer that is right is still refused where it is larger than we keep; entries are counted by their own check. */
function withinSize(field: Field, label: string, check: ValueCheck): ValueCheck {
  if (field.type !== 'Address' && field.type !== 'Document') return check;
  return (value, settings) => {
    const faults = check(value, settings);
    const tooLarge = faults.length > 0 ? undefined : findSizeFault(settings.locale, field, value, label);
    return tooLarge === undefined ? faults : [tooLarge];
  };
}

/** A number of the form itself may be limited by what was submitted before. */
function withinAllowance({ field, key, scope }: Slot, check: ValueCheck): ValueCheck {
  if (scope.list || (field.type !== 'Calculated' && field.type !== 'Text')) return check;
  return (value, settings) => {
    const faults = check(value, settings);
    const allowance = settings.allowances?.[key];
    return allowance ? [...faults, ...sayAboveAllowance(allowance, value)] : faults;
  };
}

function acceptAny(): readonly string[] {
  return noMessages;
}

function limitEntries(label: string): ValueCheck {
  return (value, { locale }) =>
    toList(value).length > mostEntries ? [messages(locale).tooManyEntries(label, mostEntries)] : noMessages;
}

function limitDocuments(value: unknown, { locale }: FormSettings): readonly string[] {
  const documents = toList(value);
  if (!documents.every(isDocument)) return [messages(locale).documentRequired];
  return listUploadErrors(locale, [], documents.length);
}

function isDocument(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function onlyBoolean(value: unknown, { locale }: FormSettings): readonly string[] {
  return value === 'true' || value === 'false' || typeof value === 'boolean'
    ? noMessages
    : [messages(locale).checkboxRequired];
}
