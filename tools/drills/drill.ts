/** Tries out in earnest what an operator relies on, with the programs that operators use. */
export interface Drill {
  /** As it is asked for: `npm run drills -- <name>`. */
  readonly name: string;
  readonly about: string;
  /** Throws when something does not hold, and CannotRun when it could not be tried. */
  readonly run: (say: (line: string) => void) => Promise<void>;
}

/** Something that the drill needs is not on this machine, and cannot be put there. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
