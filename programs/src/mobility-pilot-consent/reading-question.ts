import type { Field, Question } from '@handrail/engine';

interface Reading {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** What the participant says to it. */
  readonly fields: readonly Field[];
}

/** A page of the consent form: something to read, and what the participant says to it. */
export function readingQuestion({ key, title, text, fields }: Reading): Question {
  return {
    key,
    copy: { title },
    fields: [{ type: 'Typography', key: `${key}.text`, copy: text }, ...fields],
  };
}
