import {
  checkAnswers,
  compileProgram,
  createLiveForm,
  listSteps,
  nextStep,
  type FormSettings,
  type GenerateWalk,
} from '@handrail/engine';
import { generateWalk } from '../../../../server/src/modules/programs/generate-walk.ts';
import { toJsonSchema } from '../contenders/json-schema.ts';
import { toProgram } from '../contenders/to-program.ts';
import type { BenchAnswers, BenchForm } from '../form/bench-form.ts';
import { generateForm, type ShapeName } from '../form/generate-form.ts';
import { generateSession, type Session } from '../form/generate-session.ts';
import { loadPeer } from '../load-peer.ts';
import { listSubmissions, takeTurn, timeRound } from '../measure/race.ts';
import { seeds } from '../measure/seeds.ts';
import { median } from '../measure/statistics.ts';

const rounds = 5;
const editCount = 5_000;
const settings: FormSettings = { today: '2026-11-15', locale: 'en', audience: 'applicant' };

type Work = 'submission' | 'plain' | 'ajv' | 'edit' | 'editAndNext';

/** The microseconds of each work, by its name. */
export type ShapeTimes = Readonly<Record<Work, number>>;

/** Whole submissions with every error listed, ours and AJV's in turns; and edits with and without the next step. */
export function raceShape(shape: ShapeName, size: number): ShapeTimes {
  const form = generateForm(size, seeds.form, shape);
  const session = generateSession(form, seeds.session, editCount);
  const submissions = listSubmissions(session);
  const checks = {
    submission: ourCheck(form, generateWalk),
    plain: ourCheck(form),
    ajv: ajvCheck(form),
  };
  for (const answers of submissions)
    if (new Set(Object.values(checks).map((check) => check(answers) === 0)).size > 1)
      throw new Error(`The contenders disagree on a form of ${size} fields`);

  let turn = 0;
  const works = {
    submission: () => checks.submission(takeTurn(submissions, turn++)),
    plain: () => checks.plain(takeTurn(submissions, turn++)),
    ajv: () => checks.ajv(takeTurn(submissions, turn++)),
    ...openForm(form, session),
  };
  const medians = { submission: [], plain: [], ajv: [], edit: [], editAndNext: [] } as Record<Work, number[]>;
  for (let round = 0; round <= rounds; round += 1)
    for (const name of Object.keys(works) as Work[]) {
      const took = median(timeRound(works[name]));
      // The first round warms up.
      if (round > 0) medians[name].push(took);
    }
  return {
    submission: median(medians.submission),
    plain: median(medians.plain),
    ajv: median(medians.ajv),
    edit: median(medians.edit),
    editAndNext: median(medians.editAndNext),
  };
}

/** Counts the sections with errors, which lists every error on the way. */
function ourCheck(form: BenchForm, generate?: GenerateWalk): (answers: BenchAnswers) => number {
  const compiled = compileProgram(toProgram(form), generate);
  return (answers) => {
    const report = checkAnswers(compiled, answers, settings);
    return report.canSubmit ? 0 : report.sections.filter(({ isComplete }) => !isComplete).length;
  };
}

interface Ajv {
  readonly compile: (schema: unknown) => { (data: unknown): boolean; errors?: unknown[] };
}

function ajvCheck(form: BenchForm): (answers: BenchAnswers) => number {
  const { Ajv } = loadPeer('ajv') as { Ajv: new (options: object) => Ajv };
  const accepts = new Ajv({ allErrors: true, strict: false }).compile(toJsonSchema(form));
  return (answers) => (accepts(answers) ? 0 : (accepts.errors?.length ?? 0));
}

function openForm(form: BenchForm, { answers, edits }: Session) {
  const live = createLiveForm(compileProgram(toProgram(form)), { settings, answers });
  const steps = listSteps(live);
  let turn = 0;
  const edit = () => {
    const { path, value } = takeTurn(edits, turn++);
    live.setAnswer(path, value);
  };
  const editAndNext = () => {
    edit();
    nextStep(live, takeTurn(steps, turn));
  };
  return { edit, editAndNext };
}
