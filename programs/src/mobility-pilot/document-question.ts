import type { Question } from '@handrail/engine';

interface ProofOf {
  readonly key: string;
  readonly title: string;
  readonly copy: string;
  /** The documents of which one is enough. */
  readonly accepted: readonly string[];
}

/** Asks for at least one of the documents that it lists. */
export function documentQuestion({ key, title, copy, accepted }: ProofOf): Question {
  return {
    key,
    copy: { title, intro: 'Upload at least one of these documents:' },
    fields: [
      { type: 'Typography', key: `${key}.accepted`, copy: accepted.join('\n'), variant: 'list' },
      { type: 'Document', key: `documents.${key}`, copy },
    ],
  };
}
