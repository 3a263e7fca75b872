import type { EligibilityContent } from '@handrail/engine';
import { useEffect, useRef, useState } from 'react';
import { GetEligibilityDeskDocument, SaveEligibilityDraftDocument } from '../../gql/operations.ts';
import { useConsole } from '../../shared/context/console-context.tsx';
import type { Desk } from './use-eligibility-desk.ts';

export type DraftState = 'saved' | 'unsaved' | 'saving' | 'conflict' | 'failed';

export interface Draft {
  readonly content: EligibilityContent;
  readonly state: DraftState;
  readonly change: (content: EligibilityContent) => void;
  /** Saves what is not saved yet, and gives the revision; nothing when that failed. */
  readonly flush: () => Promise<number | null>;
  /** Saves over what a colleague saved meanwhile. */
  readonly keepMine: () => Promise<void>;
}

const pauseMilliseconds = 700;

/** What the author writes, which saves itself after each pause. */
export function useDraft(desk: Desk, start: EligibilityContent): Draft {
  const { request } = useConsole();
  const [content, setContent] = useState(start);
  const [state, setState] = useState<DraftState>('saved');
  const kept = useRef({ content: start, revision: desk.draft?.revision ?? null });
  const latest = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saves = useRef<Promise<unknown>>(Promise.resolve());
  useLeaveWarning(state !== 'saved');
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: EligibilityContent) {
    latest.current = next;
    setContent(next);
    if (state === 'conflict') return;
    setState('unsaved');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pauseMilliseconds);
  }

  async function flush(): Promise<number | null> {
    clearTimeout(timer.current);
    const save = saves.current.then(saveLatest);
    saves.current = save;
    return (await save) ? kept.current.revision : null;
  }

  async function saveLatest(): Promise<boolean> {
    const sent = latest.current;
    if (sent === kept.current.content) return true;
    setState('saving');
    try {
      const input = { content: sent, revision: kept.current.revision };
      const { metadata, revision } = (await request(SaveEligibilityDraftDocument, { input }))
        .saveEligibilityDraft;
      if (metadata.status >= 400) {
        setState(metadata.errors[0] === 'CONFLICT' ? 'conflict' : 'failed');
        return false;
      }
      kept.current = { content: sent, revision: revision ?? null };
      setState(latest.current === sent ? 'saved' : 'unsaved');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }

  async function keepMine() {
    const { draft } = (await request(GetEligibilityDeskDocument, {})).eligibilityDesk;
    kept.current = { ...kept.current, revision: draft?.revision ?? null };
    await flush();
  }

  return { content, state, change, flush, keepMine };
}

/** Asks before the page is left while something is not saved. */
function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
