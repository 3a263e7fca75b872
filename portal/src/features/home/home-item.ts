import { isOpenTo } from '../program/is-open-to.ts';
import { introPath } from '../program/intro-screen.ts';
import type { Program } from '../program/list-programs.ts';
import type { CurrentUser } from '../identity/get-current-user.ts';

/** The sections of the portal home, in the order in which they need attention (P138). */
export const homeSections = ['action-required', 'available', 'submitted'] as const;
export type HomeSectionKey = (typeof homeSections)[number];

/** One card on the portal home. */
export interface HomeItem {
  readonly section: HomeSectionKey;
  readonly key: string;
  readonly title: string;
  readonly summary: string | null;
  readonly maxAmountCents: number | null;
  readonly expectedMinutes: number | null;
  readonly path: string;
}

/** What the portal home offers this person. */
export function listHomeItems(user: CurrentUser, programs: readonly Program[]): HomeItem[] {
  return programs.filter((program) => isOpenTo(user, program)).map(toAvailableItem);
}

function toAvailableItem(program: Program): HomeItem {
  return {
    section: 'available',
    key: program.id,
    title: program.name,
    summary: program.summary,
    maxAmountCents: program.maxFundingAmount,
    expectedMinutes: program.expectedMinutes,
    path: introPath(program),
  };
}
