import type { BenchAnswers, Edit, Entry } from './bench-form.ts';

/** The answers after an edit, as new data; what did not change is shared. */
export function applyEdit(answers: BenchAnswers, { path, value }: Edit): BenchAnswers {
  const [key = '', entry, part = ''] = path.split('.');
  if (entry === undefined) return { ...answers, [key]: value };
  const entries = answers[key] as readonly Entry[];
  return { ...answers, [key]: entries.with(Number(entry), { ...entries[Number(entry)], [part]: value }) };
}
