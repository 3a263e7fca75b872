import type { EligibilityQuestion } from '@handrail/engine';
import { useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { fitAnswers, toAskedKinds, type AskedKinds } from './fit-answers.ts';
import type { KeptAnswers } from './kept-answers.ts';

interface Stored extends KeptAnswers {
  /** What the answers were given to, since other questions may be published meanwhile. */
  readonly kinds: AskedKinds;
}

/** The answers, kept in this tab until it is closed, so that a reload or a dead line loses nothing. */
export function useKeptAnswers(questions: readonly EligibilityQuestion[]) {
  const { partner } = usePortal();
  const name = `handrail:${partner.externalId}:eligibility-answers`;
  // The server knows nothing of the tab and renders without answers.
  const found = useSyncExternalStore(
    neverChanges,
    () => read(name),
    () => undefined,
  );
  const [changed, setChanged] = useState<Stored>();
  const { kinds, ...stored } = changed ?? parse(found);
  const kept = fitAnswers(questions, stored, kinds);

  const keep = (next: KeptAnswers) => {
    const stored = { ...next, kinds: toAskedKinds(questions) };
    setChanged(stored);
    write(name, stored);
  };
  const change = (answers: KeptAnswers['answers'], areas: KeptAnswers['areas'] = {}) => {
    const merge = ({ kinds: before, ...latest }: Stored): Stored => {
      const fitted = fitAnswers(questions, latest, before);
      return {
        ...fitted,
        answers: { ...fitted.answers, ...answers },
        areas: { ...fitted.areas, ...areas },
        kinds: toAskedKinds(questions),
      };
    };
    // What was answered before the scripts arrived comes all at once, so that none of it is on the screen yet.
    setChanged((latest = parse(read(name))) => merge(latest));
    write(name, merge(parse(read(name))));
  };
  const clear = () => {
    keep(nothing);
  };
  const noteChecked = () => {
    const checked = { isChecked: true };
    // Answers may have changed while the check was under way.
    setChanged((latest = parse(read(name))) => ({ ...latest, ...checked }));
    write(name, { ...parse(read(name)), ...checked });
  };
  return { kept, keep, change, clear, noteChecked };
}

const nothing: Stored = { answers: {}, areas: {}, kinds: {} };
const neverChanges = () => () => undefined;

function parse(found: string | undefined): Stored {
  return found === undefined ? nothing : (JSON.parse(found) as Stored);
}

// A browser may forbid storage; then a reload begins anew.
function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, stored: Stored): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(stored));
  } catch {
    return;
  }
}
