import {
  createLiveForm,
  listInputFields,
  type AnswerValue,
  type FormStanding,
  type ProgramDefinition,
} from '@handrail/engine';
import { createFormStore, dropBlankEntries, type FormStore } from '@handrail/ui/form-renderer';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { compileOnce, formQuery } from '../../shared/programs/form-query.ts';
import { UpdateApplicationDocument } from '../../gql/operations.ts';
import {
  createApplicationDraft,
  type Save,
  type SaveProgress,
  type UnsavedAnswers,
} from './saving/application-draft.ts';
import { applicationQuery, findApplication, type ApplicationView } from './application-query.ts';
import { listQuestions } from './find-parts.ts';
import { watchOutline, type OutlineWatch } from './sections/form-outline.ts';
import { watchRound, type RoundWatch } from './round/watch-round.ts';
import { withoutLocked } from './round/without-locked.ts';
import { SaveRefused } from './saving/save-failure.ts';
import { createSaveQueue, type SaveQueue } from './saving/save-queue.ts';
import type { SaveReply } from './saving/saves.ts';

/** An application that is being filled in: one form for all of its pages, and the way of its answers to the server. */
export interface OpenApplication {
  readonly id: string;
  readonly view: ApplicationView;
  readonly definition: ProgramDefinition;
  readonly store: FormStore;
  readonly outline: OutlineWatch;
  readonly saves: SaveQueue;
  /** Whether this device had kept answers that the server did not have. */
  readonly hasDraft: boolean;
  /** What may be changed, where not everything may. */
  readonly round: RoundWatch | undefined;
}

const openOnes = new WeakMap<PortalSession, Map<string, OpenApplication>>();

/** The application if it is open already. */
export function findOpen(session: PortalSession, id: string): OpenApplication | undefined {
  return openOnes.get(session)?.get(id);
}

/** Opens an application: its form is built once, from the server's answers and what only this device has. */
export async function openApplication(
  session: PortalSession,
  id: string,
): Promise<OpenApplication | undefined> {
  const client = queryClientOf(session);
  const view = await client.query(applicationQuery(session, id));
  if (!view) return undefined;
  const draft = createApplicationDraft(session, id);
  const form = client.query(formQuery(session, view.definitionUrl));
  // The server renders what it has; what only a device has is in its browser.
  const [definition, unsaved] = await Promise.all([form, session.readForm ? undefined : draft.find()]);

  const known = findOpen(session, id);
  if (known) return known;
  const {
    settings,
    resubmission,
    application: { answers, revision, prefilled },
  } = view;
  const compiled = compileOnce(definition);
  const store = createFormStore(createLiveForm(compiled, { settings, answers }));
  const round = watchRound(compiled, store, resubmission);
  const allowed = { compiled, settings, answers, resubmission };
  const outline = watchOutline(store, new Set(Object.keys(prefilled)));
  const saves = createSaveQueue(
    {
      readAnswers: store.form.draftAnswers,
      writeAnswer: (key, value) => {
        store.act((form) => form.setAnswer(key, value ?? undefined));
      },
      send: (save) => sendSave(session, view.application, save),
      fetchAnswers: async () => {
        const current = await findApplication(session, id);
        if (!current) throw new SaveRefused(404, 'NOT_FOUND');
        return current.application;
      },
      readProgress: () => toSaveProgress(outline.read().standing),
      keepDraft: draft.keep,
    },
    (unsaved && withoutLocked(allowed, withoutUnknown(definition, unsaved))) ?? {
      seenRevision: revision,
      answers: {},
      conflicts: [],
    },
  );
  store.watchForm(({ fields }) => {
    if (fields.some(({ value }) => value)) saves.note();
  });
  for (const { fields } of definition.sections.flatMap(listQuestions)) dropBlankEntries(store, fields);
  const opened = { id, view, definition, store, outline, saves, round, hasDraft: unsaved !== undefined };
  openOnes.set(session, (openOnes.get(session) ?? new Map<string, OpenApplication>()).set(id, opened));
  return opened;
}

/** Keeps an application open while someone views it, then releases it once the server has everything. */
export function holdApplication(session: PortalSession, open: OpenApplication): () => void {
  holders.set(open, (holders.get(open) ?? 0) + 1);
  return () => {
    holders.set(open, (holders.get(open) ?? 1) - 1);
    void closeApplication(session, open);
  };
}

const holders = new WeakMap<OpenApplication, number>();

async function closeApplication(session: PortalSession, open: OpenApplication): Promise<void> {
  // What was opened again in the meantime stays.
  if (findOpen(session, open.id) !== open) return;
  const isSaved = await open.saves.settle();
  if (isSaved && holders.get(open) === 0) dropApplication(session, open);
}

/** Releases an application at once; the server must have everything. */
export function dropApplication(session: PortalSession, open: OpenApplication): void {
  const { id, saves } = open;
  if (findOpen(session, id) !== open) return;
  saves.stop();
  openOnes.get(session)?.delete(id);
  queryClientOf(session).removeQueries({ queryKey: applicationQuery(session, id).queryKey });
}

/** Without answers to questions that another version of the form asked; the server would refuse the whole save. */
function withoutUnknown(definition: ProgramDefinition, unsaved: UnsavedAnswers): UnsavedAnswers {
  const { waiting } = unsaved;
  if (!waiting) return unsaved;
  const keys = new Set(listInputFields(definition).map(({ key }) => key));
  const answers = Object.fromEntries(Object.entries(waiting.answers).filter(([key]) => keys.has(key)));
  return { ...unsaved, waiting: { ...waiting, answers } };
}

function toSaveProgress({ sections, completeCount, nextSectionKey }: FormStanding): SaveProgress {
  return { completeCount, sectionCount: sections.length, nextSection: nextSectionKey ?? null };
}

async function sendSave(
  { request }: PortalSession,
  { id, definitionVersion }: ApplicationView['application'],
  save: Save,
): Promise<SaveReply> {
  const { answers, next, progress, seenRevision, saveId } = save;
  const content = { answers, ...(next !== undefined && { next }), ...(progress && { progress }) };
  const { updateApplication } = await request(UpdateApplicationDocument, {
    input: { id, content, seenRevision, formVersion: definitionVersion, saveId },
  });
  const { application, metadata, replaced } = updateApplication;
  if (!application) throw new SaveRefused(metadata.status, metadata.errors[0]);
  return {
    revision: application.revision,
    replaced: (replaced ?? []).map(({ key, value }) => ({ key, theirs: value as AnswerValue })),
  };
}
