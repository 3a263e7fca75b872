import { listSums, type BenchAnswers, type BenchForm, type Entry } from './bench-form.ts';

/** The sums of a form, for contenders that cannot calculate. */
export function sumByHand(form: BenchForm): (answers: BenchAnswers) => Record<string, number> {
  const sums = listSums(form);
  return (answers) => {
    const totals: Record<string, number> = {};
    for (const { key, of, ofEntries } of sums) {
      let total = 0;
      for (const name of of) total += totals[name] ?? toNumber(answers[name]);
      const entries = (ofEntries ? answers[ofEntries.group] : []) as readonly Entry[];
      for (const entry of entries) total += toNumber(ofEntries && entry[ofEntries.part]);
      totals[key] = total;
    }
    return totals;
  };
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
