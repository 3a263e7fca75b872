import type { Answers, AnswerValue } from '@handrail/engine';

/** What was typed at a path, also inside entries; a field that follows another shows something else. */
export function findDraft(answers: Answers, path: string): AnswerValue {
  if (path in answers) return answers[path];
  const [, listKey = '', position, rest = ''] = intoEntry.exec(path) ?? [];
  const entries = answers[listKey];
  const entry = Array.isArray(entries) ? (entries as readonly Answers[])[Number(position)] : undefined;
  return entry && findDraft(entry, rest);
}

const intoEntry = /^(.*?)\.(\d+)\.(.*)$/;
