import {
  notAnswered,
  presentAnswer,
  renderCopy,
  type Answers,
  type AnswerValue,
  type CopyValues,
  type Field,
} from '@handrail/engine';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLocale } from '../texts/use-locale.ts';
import styles from './answer-list.module.css';
import { DocumentList } from './controls/documents/document-list.tsx';
import { listDocuments } from './controls/documents/list-documents.ts';
import type { DocumentDoor } from './form-context.tsx';

export interface AnswerListProps {
  readonly fields: readonly Field[];
  readonly answers: Answers;
  readonly copyValues?: CopyValues | undefined;
  /** What is known of the documents; without it only their names are shown. */
  readonly documents?: Pick<DocumentDoor, 'find' | 'timeZone'> | undefined;
  /** Whether a field is there; all are unless said otherwise. */
  readonly isShown?: ((path: string) => boolean) | undefined;
  /** What was answered before; where an answer differs, both are shown. */
  readonly previous?: Answers | undefined;
  /** Where an answer comes from that the person did not type. */
  readonly noteOf?: ((field: Field, path: string, value: AnswerValue) => string | undefined) | undefined;
  /** Whether an answer is still needed. */
  readonly isMissing?: ((path: string) => boolean) | undefined;
}

/** What was answered, to be read: each label with its answer in words. */
export function AnswerList(props: AnswerListProps) {
  const locale = useLocale();
  return <Lines {...props} copyValues={props.copyValues ?? { locale }} path="" keyPrefix="" labelPrefix="" />;
}

interface LinesProps extends AnswerListProps {
  readonly copyValues: CopyValues;
  /** The path of the fields, and where in the answers they begin: an entry has answers of its own. */
  readonly path: string;
  readonly keyPrefix: string;
  readonly labelPrefix: string;
}

function Lines({ fields, ...place }: LinesProps) {
  const { i18n } = useLingui();
  const { path, labelPrefix, copyValues, isShown } = place;
  const shown = fields.filter(
    (field) => hasAnswer(field) && (isShown === undefined || isShown(path + field.key)),
  );
  return (
    <dl className={styles.answers}>
      {shown.map((field) => (
        <div key={field.key} className={classNames(styles.line, field.type === 'Complex' && styles.group)}>
          <dt>{labelPrefix + renderCopy(field.copy, copyValues)}</dt>
          <dd>
            {renderAnswer(field, place)}
            <Note field={field} place={place} />
          </dd>
          {isChanged(field, place) && (
            <dd className={styles.previous}>
              {i18n._({
                id: 'ui.form.previous-answer',
                message: 'Before: {answer}',
                values: { answer: sayPrevious(field, place) },
              })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Note({ field, place }: { readonly field: Field; readonly place: Omit<LinesProps, 'fields'> }) {
  const { answers, path, keyPrefix, noteOf } = place;
  const note = noteOf?.(field, path + field.key, answers[keyPrefix + field.key]);
  return note === undefined ? null : <span className={styles.note}>{note}</span>;
}

function renderAnswer(field: Field, place: Omit<LinesProps, 'fields'>): ReactNode {
  const { answers, keyPrefix, copyValues, documents } = place;
  const key = keyPrefix + field.key;
  const value = answers[key];
  const words = presentAnswer(field, value, copyValues);
  if (field.type === 'Complex' && !field.repeated) {
    return (
      <Lines {...place} {...inside(field, place)} path={`${place.path}${field.key}.`} keyPrefix={`${key}.`} />
    );
  }
  if (words === notAnswered(copyValues.locale)) {
    const isMissing = place.isMissing?.(place.path + field.key) ?? false;
    return <span className={isMissing ? styles.missing : styles.nothing}>{words}</span>;
  }
  if (field.type === 'Complex') {
    return (
      <ol className={styles.entries}>
        {listEntries(value).map((entry, position) => (
          <li key={position}>
            <Lines
              {...place}
              {...inside(field, place)}
              answers={entry}
              previous={undefined}
              path={`${place.path}${field.key}.${position}.`}
              keyPrefix=""
            />
          </li>
        ))}
      </ol>
    );
  }
  if (field.type !== 'Document' || !documents) return words;
  const tiles = listDocuments(value).map((answer) => ({ ...documents.find(answer.id), ...answer }));
  return <DocumentList documents={tiles} timeZone={documents.timeZone} />;
}

/** Entries are compared as a whole, because nothing says which of them were the same before. */
function isChanged(field: Field, place: Omit<LinesProps, 'fields'>): boolean {
  if (!place.previous || (field.type === 'Complex' && !field.repeated)) return false;
  const { answers, keyPrefix, copyValues } = place;
  return presentAnswer(field, answers[keyPrefix + field.key], copyValues) !== sayPrevious(field, place);
}

function sayPrevious(field: Field, { previous, keyPrefix, copyValues }: Omit<LinesProps, 'fields'>) {
  return presentAnswer(field, previous?.[keyPrefix + field.key], copyValues);
}

function inside(field: Extract<Field, { type: 'Complex' }>, { copyValues }: Pick<LinesProps, 'copyValues'>) {
  return {
    fields: field.subFields,
    labelPrefix: field.useLabelPrefix ? `${renderCopy(field.copy, copyValues)} ` : '',
  };
}

function hasAnswer(field: Field): boolean {
  return field.type !== 'Typography' && !(field.type === 'Calculated' && field.display === 'hidden');
}

function listEntries(value: AnswerValue): readonly Answers[] {
  return Array.isArray(value) ? (value as readonly Answers[]) : [];
}
