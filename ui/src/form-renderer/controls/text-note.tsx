import { checkWhileTyping, countCharacters, normalizeText } from '@handrail/engine';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { useLocale } from '../../texts/use-locale.ts';
import type { FieldOf } from './control-props.ts';
import styles from './text-control.module.css';

interface TextNoteProps {
  readonly field: FieldOf<'Text'>;
  readonly text: string;
  readonly isTyping: boolean;
  readonly source: ReactNode;
}

/** What is said under a text with limits: how long it is, what is wrong while it is typed, where it came from. */
export function TextNote({ field, text, isTyping, source }: TextNoteProps) {
  const locale = useLocale();
  const { exactLength, validation: { max } = {} } = field;
  const kept = normalizeText(text);
  const limit = typeof max === 'number' ? max : undefined;
  const message = isTyping && kept !== '' ? checkWhileTyping(locale, field, kept) : undefined;
  const isOver = kept.length > (exactLength ?? limit ?? Infinity);
  return (
    <span className={styles.note}>
      <span>
        {source} {!isOver && message}
        {/* Too long is said at once, because nothing that is typed now will count. */}
        <span role="status" className={styles.over}>
          {isOver && message}
        </span>
      </span>
      {limit !== undefined && exactLength === undefined && (
        <span className={classNames(styles.counter, isOver && styles.over)}>
          {countCharacters(locale, kept, limit)}
        </span>
      )}
    </span>
  );
}

/** Whether the length of what is typed matters, so that it is counted. */
export function hasLengthLimit({ inputType = 'Text', validation, exactLength }: FieldOf<'Text'>): boolean {
  const limits = [exactLength, validation?.min, validation?.max];
  return inputType === 'Text' && limits.some((limit) => typeof limit === 'number');
}
