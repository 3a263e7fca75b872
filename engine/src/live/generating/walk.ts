import type { FormSettings } from '../../definition/form-settings.ts';
import type { Answers } from '../../values/answers.ts';
import type { CompiledProgram, CompiledScope } from '../compiled-program.ts';
import type { PlaceInstance } from '../form-instance.ts';
import type { FormReport } from '../form-report.ts';

/** Works out a place of a form whose answers are checked once; whatever is not simple it leaves to the usual way. */
export type Walk = (place: PlaceInstance, usual: UsualWay) => void;

/** The steps of the walk that is not generated. */
export interface UsualWay {
  readonly gate: (place: PlaceInstance, index: number) => void;
  readonly slot: (place: PlaceInstance, index: number) => void;
  readonly check: (place: PlaceInstance, index: number, value: unknown) => void;
}

/** Reports on whole answers without working out a form; nothing where the walk has to look at them. */
export type ReportAnswers = (
  compiled: CompiledProgram,
  answers: Answers,
  settings: FormSettings,
) => FormReport | undefined;

/** Generates what goes through the answers of a scope, where code may be generated. */
export type GenerateWalk = (scope: CompiledScope) => {
  readonly walk: Walk;
  readonly report: ReportAnswers | undefined;
};
