import { compileRule } from '../../rules/compile-rule.ts';
import type { Evaluate } from '../../rules/operator.ts';
import type { Place } from '../../rules/place.ts';
import type { Rule } from '../../rules/rule.ts';
import { isPresent, isTrue, toList } from '../../rules/rule-value.ts';
import type { Slot } from '../../rules/scope.ts';
import type { Field } from '../../definition/field.ts';
import { listUploadErrors } from '../screens/list-upload-errors.ts';
import { addressLabels, checkAddress, listMissingParts, type RequiredAddressPart } from './check-address.ts';
import { checkChoice, checkChoices } from './check-choice.ts';
import { checkDate } from './check-date.ts';
import { checkNumber } from './check-number.ts';
import { checkText } from './check-text.ts';
import { noMessages, type FieldFault, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

/** How a field's answer is checked. */
export interface FieldCheck {
  readonly isRequired: (at: Place) => boolean;
  /** Whether that can change with other answers. */
  readonly isConditional: boolean;
  /** Finds what is wrong with the answer of a field that is shown. */
  readonly findFault: (value: unknown, at: Place) => FieldFault | undefined;
  readonly reads: ReadonlySet<Slot>;
}

/** The most entries that a repeated group takes. */
export const mostEntries = 100;

/** Makes the one check that runs while typing, on submitting and on the server. */
export function compileFieldCheck(slot: Slot): FieldCheck | undefined {
  const { field } = slot;
  if (field.type === 'Typography' || (field.type === 'Complex' && !field.repeated)) return undefined;
  const reads = new Set<Slot>();
  const read = (rule: Rule): Evaluate => {
    const compiled = compileRule(rule, slot.scope);
    for (const each of compiled.reads) reads.add(each);
    return compiled.evaluate;
  };
  const { required = true, condition, rules = [] } = field.validation ?? {};
  const label = labelOf(slot);
  const isAsked = required && field.type !== 'Calculated';
  const applies = condition === undefined ? undefined : read(condition);
  const nothingGiven = isAsked ? missing(sayRequired(field, label)) : undefined;
  const findUnfinished = isAsked ? unfinishedCheck(field, label) : undefined;
  const checkValue = valueCheck(field, label);
  const demands = rules.map(({ rule, message }) => ({ holds: read(rule), message }));

  const checkSimply: FieldCheck['findFault'] = (value, at) => {
    if (!isPresent(value)) return nothingGiven;
    const faults = checkValue(value, at.form.settings);
    return faults.length === 0 ? undefined : { messages: faults, isMissing: false };
  };
  const isRequired = (at: Place): boolean => isAsked && (applies === undefined || isTrue(applies(at)));
  const isConditional = isAsked && applies !== undefined;
  // Most fields have nothing beyond their kind, and should not pay for asking.
  if (!applies && !findUnfinished && demands.length === 0) {
    return { isRequired, isConditional, findFault: checkSimply, reads };
  }

  const findFault: FieldCheck['findFault'] = (value, at) => {
    if (applies && !isTrue(applies(at))) return undefined;
    if (!isPresent(value)) return nothingGiven;
    const fault = findUnfinished?.(value) ?? checkSimply(value, at);
    if (fault?.isMissing) return fault;
    let faults = fault?.messages ?? noMessages;
    for (const { holds, message } of demands) if (!isTrue(holds(at))) faults = [...faults, message];
    return faults.length === 0 ? undefined : { messages: faults, isMissing: false };
  };
  return { isRequired, isConditional, findFault, reads };
}

/** A field's label as its messages name it: with the label of what it is a part of where that is asked for. */
export function labelOf({ field, whole, scope }: Slot): string {
  const owner = (whole ?? scope.list)?.field;
  return owner?.type === 'Complex' && owner.useLabelPrefix ? `${owner.copy} ${field.copy}` : field.copy;
}

/** The check of answers that can be given in part, or given as a no. */
function unfinishedCheck(
  field: Field,
  label: string,
): ((value: unknown) => FieldFault | undefined) | undefined {
  if (field.type === 'Checkbox') {
    const unticked = missing(sayRequired(field, label));
    return (value) => (value === true || value === 'true' ? undefined : unticked);
  }
  if (field.type !== 'Address') return undefined;
  return (value) => {
    const parts = listMissingParts(value, field.allowUnhoused);
    return parts.length === 0 ? undefined : missing(parts.map(sayPartRequired));
  };
}

function missing(texts: readonly string[]): FieldFault {
  return { messages: texts, isMissing: true };
}

function sayPartRequired(part: RequiredAddressPart): string {
  return messages.required(addressLabels[part]);
}

function sayRequired({ type }: Field, label: string): readonly string[] {
  switch (type) {
    case 'Checkbox':
      return [messages.checkboxRequired];
    case 'Document':
      return [messages.documentRequired];
    case 'Dropdown':
    case 'CheckboxGroup':
    case 'RadioList':
      return [messages.selectionRequired];
    case 'Address':
      return listMissingParts(undefined).map(sayPartRequired);
    case 'Calculated':
    case 'Complex':
    case 'Date':
    case 'Text':
    case 'Typography':
      return [messages.required(label)];
  }
}

function valueCheck(field: Field, label: string): ValueCheck {
  switch (field.type) {
    case 'Address':
      return checkAddress(field, label);
    case 'Calculated':
      return field.validation?.min === undefined && field.validation?.max === undefined
        ? () => noMessages
        : checkNumber({ ...field, ...(field.display === 'currency' && { inputType: 'Currency' }) }, label);
    case 'CheckboxGroup':
      return checkChoices(field);
    case 'Complex':
      return limitEntries(messages.tooManyEntries(label, mostEntries));
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
      return () => noMessages;
  }
}

function limitEntries(message: string): ValueCheck {
  const fault = [message];
  return (value) => (toList(value).length > mostEntries ? fault : noMessages);
}

function limitDocuments(value: unknown): readonly string[] {
  const documents = toList(value);
  if (!documents.every(isDocument)) return [messages.documentRequired];
  return listUploadErrors([], documents.length);
}

function isDocument(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function onlyBoolean(value: unknown): readonly string[] {
  return value === 'true' || value === 'false' || typeof value === 'boolean'
    ? noMessages
    : [messages.checkboxRequired];
}
