import type { Place } from '../../rules/place.ts';
import type { FieldReport } from '../form-report.ts';

/** Notes what is wrong with answers and what can be seen; gives whether it could judge all of them. */
export type Judge = (given: Readonly<Record<string, unknown>>, at: JudgedPlace) => boolean;

/** Where answers are judged: only those that rules look at are kept. */
export interface JudgedPlace extends Place {
  readonly effective: unknown[];
  readonly isOpen: boolean[];
  /** Whether something of each section can be seen. */
  readonly isSeen: boolean[];
  /** In the order of the form. */
  readonly found: FoundFault[];
  /** The repeated group and the position in it; the form itself has no key. */
  readonly listKey: string;
  readonly position: number;
}

export interface FoundFault {
  readonly questionIndex: number;
  readonly report: FieldReport;
}
