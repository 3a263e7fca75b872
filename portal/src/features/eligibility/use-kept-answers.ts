import { useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import type { KeptAnswers } from './kept-answers.ts';

/** The answers, kept in this tab until it is closed, so that a reload or a dead line loses nothing. */
export function useKeptAnswers(version: number) {
  const { partner } = usePortal();
  const name = `handrail:${partner.externalId}:eligibility:${version}`;
  // The server knows nothing of the tab and renders without answers.
  const found = useSyncExternalStore(
    neverChanges,
    () => read(name),
    () => undefined,
  );
  const [changed, setChanged] = useState<KeptAnswers>();
  const kept = changed ?? parse(found);

  const keep = (next: KeptAnswers) => {
    setChanged(next);
    write(name, next);
  };
  const change = (answers: KeptAnswers['answers'], areas: KeptAnswers['areas'] = {}) => {
    keep({ ...kept, answers: { ...kept.answers, ...answers }, areas: { ...kept.areas, ...areas } });
  };
  const clear = () => {
    keep(nothing);
  };
  return { kept, keep, change, clear };
}

const nothing: KeptAnswers = { answers: {}, areas: {} };
const neverChanges = () => () => undefined;

function parse(found: string | undefined): KeptAnswers {
  return found === undefined ? nothing : (JSON.parse(found) as KeptAnswers);
}

// A browser may forbid storage; then a reload begins anew.
function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, kept: KeptAnswers): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    return;
  }
}
