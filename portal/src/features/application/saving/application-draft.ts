import type { Answers } from '@handrail/engine';
import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import {
  draftAddress,
  findStoredDraft,
  readDraft,
  removeDraft,
  sealDraft,
  storeDraft,
} from '@handrail/ui/drafts';
import { findDraftKey } from '../../../shared/drafts/find-draft-key.ts';
import type { Conflict } from './save-state.ts';

/** Answers on their way to the server; the same id again is the same save. */
export interface Save {
  readonly saveId: string;
  readonly seenRevision: number;
  readonly answers: Answers;
  readonly next?: string | undefined;
  /** How far the form is with these answers. */
  readonly progress?: SaveProgress | undefined;
}

/** How far a form is, for the card on the home page. */
export interface SaveProgress {
  readonly completeCount: number;
  readonly sectionCount: number;
  readonly nextSection: string | null;
}

/** What the server does not have yet, or what a person has not decided on yet. */
export interface UnsavedAnswers {
  /** The revision that these answers were given on. */
  readonly seenRevision: number;
  readonly answers: Answers;
  readonly conflicts: readonly Conflict[];
  /** The save that was in flight; it is not known whether it arrived. */
  readonly waiting?: Save;
}

export interface ApplicationDraft {
  readonly find: () => Promise<UnsavedAnswers | undefined>;
  /** Keeps these in place of what was kept before; nothing clears it. */
  readonly keep: (unsaved: UnsavedAnswers | undefined) => Promise<void>;
}

/** What was typed into an application, kept encrypted on this device until the server has it. */
export function createApplicationDraft(session: PortalSession, applicationId: string): ApplicationDraft {
  const address = draftAddress(session.user?.id ?? '', `application:${applicationId}`);
  let lastTurn = Promise.resolve();

  async function store(unsaved: UnsavedAnswers | undefined): Promise<void> {
    if (!unsaved) {
      removeDraft(address);
      return;
    }
    const key = await findDraftKey(session);
    if (key) storeDraft(address, await sealDraft(key, address, unsaved));
  }

  return {
    // The key comes over the line, so it is asked for only where there is something to open.
    find: async () => {
      if (findStoredDraft(address) === undefined) return undefined;
      const key = await findDraftKey(session);
      const found = key && (await readDraft(key, address));
      return isUnsaved(found) ? found : undefined;
    },
    // Encrypting takes a moment; one after the other, the last to be kept is the last to be stored.
    keep: (unsaved) => (lastTurn = lastTurn.then(() => store(unsaved))),
  };
}

function isUnsaved(found: unknown): found is UnsavedAnswers {
  return (
    typeof found === 'object' &&
    found !== null &&
    'seenRevision' in found &&
    typeof found.seenRevision === 'number' &&
    'answers' in found &&
    typeof found.answers === 'object' &&
    'conflicts' in found &&
    Array.isArray(found.conflicts)
  );
}
