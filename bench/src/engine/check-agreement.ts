import type { Contender, LoadedForm, OpenForm } from './contender.ts';
import { byHandAllAgain } from './contenders/by-hand/by-hand.ts';
import { applyEdit } from './form/apply-edit.ts';
import { isField, type BenchForm, type Outcome } from './form/bench-form.ts';
import type { Session } from './form/generate-session.ts';

const leastEdits = 3;
const budgetMs = 1_000;

/**
 * Makes sure that nobody is timed doing nothing: after each edit a contender knows what the work by hand knows.
 * Gives the number of edits that were made.
 */
export function checkAgreement(
  contender: Contender,
  { accepts }: LoadedForm,
  open: OpenForm | undefined,
  form: BenchForm,
  session: Session,
): number {
  const reference = byHandAllAgain.load(JSON.stringify(byHandAllAgain.define(form)));
  const expected = reference.open?.(session.answers);
  const assertAgrees = (when: string, agrees: boolean) => {
    if (!agrees) throw new Error(`${contender.name} disagrees with the work by hand ${when}`);
  };

  assertAgrees('on a right submission', accepts?.(session.answers) ?? true);
  const end = performance.now() + budgetMs;
  let { answers } = session;
  let checked = 0;
  for (const edit of session.edits) {
    if (checked >= leastEdits && performance.now() > end) break;
    checked += 1;
    const when = `after edit ${checked}, ${JSON.stringify(edit)}`;
    answers = applyEdit(answers, edit);
    expected?.edit(edit);
    open?.edit(edit);
    if (expected && open)
      assertAgrees(when, describe(expected, contender, form) === describe(open, contender, form));
    if (accepts) assertAgrees(when, accepts(answers) === reference.accepts?.(answers));
  }
  return checked;
}

/** The part of the outcome that a contender has to know, in one order. */
function describe(open: OpenForm, { does }: Contender, form: BenchForm): string {
  const { visible, wrong, sums }: Outcome = open.read();
  const others = new Map(form.items.filter((item) => !isField(item)).map(({ key, kind }) => [key, kind]));
  return JSON.stringify({
    visible: visible.filter((path) => !others.has(path)).sort(),
    wrong: does === 'rules' ? [] : [...wrong].sort(),
    sums: [...others].filter(([, kind]) => kind === 'sum').map(([key]) => sums[key]),
  });
}
