import { checkAgreement } from '../check-agreement.ts';
import type { Contender, LoadedForm, OpenForm } from '../contender.ts';
import { applyEdit } from '../form/apply-edit.ts';
import type { BenchAnswers } from '../form/bench-form.ts';
import { generateForm } from '../form/generate-form.ts';
import { generateSession, type Session } from '../form/generate-session.ts';
import { seeds } from './seeds.ts';
import { median, quantile } from './statistics.ts';

const rounds = 5;
const roundMs = 250;
const editCount = 5_000;
const submissionCount = 50;

/** What a contender showed in the race; nothing where it does not do that work. */
export interface RaceResult {
  readonly name: string;
  readonly checkedEdits: number;
  readonly edits: number;
  readonly editMedianUs?: number;
  readonly editP99Us?: number;
  readonly submissionsPerSecond?: number;
}

/** All contenders by turns in one process: edits, then whole submissions, round after round; the first warms up. */
export function race(contenders: readonly Contender[], size: number): RaceResult[] {
  const form = generateForm(size, seeds.form);
  const session = generateSession(form, seeds.session, editCount);
  const racers = contenders.map((contender) => {
    const loaded = contender.load(JSON.stringify(contender.define(form)));
    const open = loaded.open?.(session.answers);
    const checkedEdits = checkAgreement(contender, loaded, open, form, session);
    return { name: contender.name, checkedEdits, ...enterRace(loaded, open, session, checkedEdits) };
  });
  for (let round = 0; round <= rounds; round += 1) for (const racer of racers) racer.runRound(round > 0);
  return racers.map(({ name, checkedEdits, report }) => ({ name, checkedEdits, ...report() }));
}

function enterRace(loaded: LoadedForm, open: OpenForm | undefined, session: Session, firstEdit: number) {
  const submissions = listSubmissions(session);
  const editTimes: number[] = [];
  const editMedians: number[] = [];
  const submissionMedians: number[] = [];
  let nextEdit = firstEdit;
  const edit = () => open?.edit(takeTurn(session.edits, nextEdit++));
  let nextSubmission = 0;
  const submit = () => loaded.accepts?.(takeTurn(submissions, nextSubmission++));
  return {
    runRound: (counts: boolean) => {
      const edits = open ? timeRound(edit) : [];
      const checks = loaded.accepts ? timeRound(submit) : [];
      if (!counts) return;
      editMedians.push(median(edits));
      submissionMedians.push(median(checks));
      for (const time of edits) editTimes.push(time);
    },
    report: () => ({
      edits: editTimes.length,
      ...(open && { editMedianUs: median(editMedians), editP99Us: quantile(editTimes, 0.99) }),
      ...(loaded.accepts && { submissionsPerSecond: 1_000_000 / median(submissionMedians) }),
    }),
  };
}

export function takeTurn<Thing>(things: readonly Thing[], turn: number): Thing {
  const thing = things[turn % things.length];
  if (thing === undefined) throw new Error('Nobody is there to take a turn');
  return thing;
}

/** The microseconds of each time that the work was done in a round; the median is not disturbed by other processes. */
export function timeRound(work: () => void): number[] {
  const times: number[] = [];
  for (let left = roundMs; left > 0;) {
    const begun = performance.now();
    work();
    const took = performance.now() - begun;
    times.push(took * 1_000);
    left -= took;
  }
  return times;
}

/** Right submissions and, every other time, one with the faults that edits brought. */
export function listSubmissions({ answers, edits }: Session): BenchAnswers[] {
  let edited = answers;
  return edits.slice(0, submissionCount).flatMap((edit) => {
    edited = applyEdit(edited, edit);
    return [structuredClone(answers), structuredClone(edited)];
  });
}
