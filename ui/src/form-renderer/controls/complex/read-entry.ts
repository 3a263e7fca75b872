import {
  listPartFaults,
  notAnswered,
  presentAnswer,
  renderCopy,
  sayMessages,
  type AnswerValue,
  type CopyValues,
  type Field,
  type FieldState,
  type LiveForm,
  type Locale,
} from '@handrail/engine';
import { findDraft } from '../../find-draft.ts';

export interface EntryFault {
  readonly path: string;
  readonly part?: string;
  readonly message: string;
}

/** An entry in words, as its card shows it. */
export interface EntryWords {
  /** What the entry is known by; nothing until that was answered. */
  readonly title: string;
  readonly lines: readonly { readonly path: string; readonly label: string; readonly answer: string }[];
  /** What is still wrong or missing, whether or not it is called so in the open entry by now. */
  readonly faults: readonly EntryFault[];
}

/** Reads what was answered in an entry, and what still has to be. */
export function readEntry(
  form: LiveForm,
  subFields: readonly Field[],
  path: string,
  copyValues: CopyValues,
): EntryWords {
  const parts = listParts(form, subFields, path).filter(({ field }) => field.type !== 'Typography');
  const names = Math.max(1, countNames(parts));
  const lines = parts.map((part) => ({
    path: part.path,
    label: renderCopy(part.field.copy, copyValues),
    answer: presentAnswer(part.field, readValue(form, part), copyValues),
  }));
  const isAnswered = ({ answer }: { readonly answer: string }) => answer !== notAnswered(copyValues.locale);
  return {
    title: lines
      .slice(0, names)
      .filter(isAnswered)
      .map(({ answer }) => answer)
      .join(' '),
    lines: lines.slice(names).filter(isAnswered),
    faults: listFaults(copyValues.locale, form, parts),
  };
}

/** The fields of an entry that can be seen, with those of the groups in it. */
function listParts(form: LiveForm, fields: readonly Field[], path: string): FieldState[] {
  return fields.flatMap((field) => {
    const state = form.findField(`${path}.${field.key}`);
    if (!state?.isVisible || (field.type === 'Calculated' && field.display === 'hidden')) return [];
    return field.type === 'Complex' && !field.repeated
      ? listParts(form, field.subFields, state.path)
      : [state];
  });
}

/** How many parts at the start are a name together, as "First name" and "Last name" are. */
function countNames(parts: readonly FieldState[]): number {
  const other = parts.findIndex(({ field }) => field.type !== 'Text' || !/name$/i.test(field.key));
  return other === -1 ? parts.length : other;
}

/** A repeated group's state tells only how many entries it has. */
function readValue(form: LiveForm, { field, path, value }: FieldState): AnswerValue {
  return field.type === 'Complex' ? findDraft(form.draftAnswers(), path) : (value as AnswerValue);
}

function listFaults(locale: Locale, form: LiveForm, parts: readonly FieldState[]): EntryWords['faults'] {
  return parts.flatMap((state) => {
    const { field, path, value } = state;
    const own = listOwnFaults(locale, state);
    if (field.type !== 'Complex' || typeof value !== 'number') return own;
    const entries = Array.from({ length: value }, (_, position) => `${path}.${position}`);
    return [
      ...own,
      ...entries.flatMap((entry) => listFaults(locale, form, listParts(form, field.subFields, entry))),
    ];
  });
}

/** What is wrong with a field, of an address for each part. */
function listOwnFaults(locale: Locale, { field, path, value, errors, isMissing }: FieldState): EntryFault[] {
  if (errors.length === 0) return [];
  const parts = field.type === 'Address' ? listPartFaults(locale, field, value, isMissing) : [];
  return parts.length === 0
    ? [{ path, message: sayMessages(errors) }]
    : parts.map((fault) => ({ path, ...fault }));
}
