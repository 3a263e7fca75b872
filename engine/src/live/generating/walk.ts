import type { CompiledScope } from '../compiled-program.ts';
import type { PlaceInstance } from '../form-instance.ts';

/** Works out a place of a form whose answers are checked once; whatever is not simple it leaves to the usual way. */
export type Walk = (place: PlaceInstance, usual: UsualWay) => void;

/** The steps of the walk that is not generated. */
export interface UsualWay {
  readonly gate: (place: PlaceInstance, index: number) => void;
  readonly slot: (place: PlaceInstance, index: number) => void;
  readonly check: (place: PlaceInstance, index: number, value: unknown) => void;
}

/** Generates the walk through the places of a scope, where code may be generated. */
export type GenerateWalk = (scope: CompiledScope) => Walk;
