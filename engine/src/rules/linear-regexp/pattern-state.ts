/**
 * One state of the machine that a pattern becomes. It takes a character, stands on an anchor or goes on freely to one or
 * two states; the state that leads nowhere is the match.
 */
export interface PatternState {
  readonly id: number;
  readonly takes?: ((character: string) => boolean) | undefined;
  readonly anchor?: '^' | '$' | undefined;
  next?: PatternState | undefined;
  other?: PatternState | undefined;
}
