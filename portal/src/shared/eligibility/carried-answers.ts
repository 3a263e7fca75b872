import type { EligibilityAnswers } from '@handrail/engine';

/** Answers to a pre-check that a person wants to use in their application. */
export interface CarriedAnswers {
  /** Of the pre-check that was asked. */
  readonly version?: number;
  readonly answers: EligibilityAnswers;
  readonly checkedAt: string;
  /** Since when this browser keeps them, where that is later. */
  readonly keptAt?: string;
}

/** Long enough to open an account from the mail; short, because others may use the same computer. */
const keptMs = 2 * 60 * 60_000;

/** Keeps the answers in this browser until they are used, the person logs out, or two hours are over. */
export function carryAnswers(partnerExternalId: string, carried: CarriedAnswers): void {
  attempt(() => {
    localStorage.setItem(keyOf(partnerExternalId), JSON.stringify(carried));
  });
}

export function findCarriedAnswers(partnerExternalId: string, now: number): CarriedAnswers | undefined {
  return attempt(() => {
    const kept = localStorage.getItem(keyOf(partnerExternalId));
    const carried = kept === null ? undefined : (JSON.parse(kept) as CarriedAnswers);
    if (!carried || now - Date.parse(carried.keptAt ?? carried.checkedAt) < keptMs) return carried;
    localStorage.removeItem(keyOf(partnerExternalId));
    return undefined;
  });
}

export function forgetCarriedAnswers(partnerExternalId: string): void {
  attempt(() => {
    localStorage.removeItem(keyOf(partnerExternalId));
  });
}

function keyOf(partnerExternalId: string): string {
  return `handrail:${partnerExternalId}:eligibility`;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // A browser may forbid storage; then the person answers again.
    return undefined;
  }
}
