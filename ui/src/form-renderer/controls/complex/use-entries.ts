import type { Answers } from '@handrail/engine';
import { useState } from 'react';
import { findDraft } from '../../find-draft.ts';
import { useForm } from '../../form-context.tsx';
import type { TakenUploads } from '../documents/upload.ts';
import { uploadsOf } from '../documents/upload-store.ts';

/** An entry that was taken away and can be brought back to where it stood. */
export interface RemovedEntry {
  readonly key: number;
  readonly position: number;
  readonly title: string;
  readonly answers: Answers;
  readonly uploads: TakenUploads;
}

export interface OpenEntry {
  readonly position: number;
  /** What it said before, to go back to; nothing for one that was just added. */
  readonly before: Answers | undefined;
}

/** The acts on the entries of a repeated group: one at a time is open. */
export function useEntries(path: string, count: number) {
  const { store } = useForm();
  const uploads = uploadsOf(store);
  const [open, setOpen] = useState<OpenEntry>();
  // In the order in which they stand between the entries.
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([]);

  function readAnswers(position: number): Answers {
    const entries = findDraft(store.form.draftAnswers(), path);
    return (Array.isArray(entries) ? (entries as readonly Answers[])[position] : undefined) ?? {};
  }

  function insert(position: number, answers: Answers, taken?: TakenUploads) {
    store.act((form) => form.addEntry(path, answers, position));
    uploads.insertEntry(path, position, taken);
    setOpen((entry) => entry && shift(entry, position, 1));
  }

  function remove(position: number, title: string): RemovedEntry {
    const answers = readAnswers(position);
    const taken = uploads.takeEntry(path, position);
    const entry = { key: (lastKey += 1), position, title, answers, uploads: taken };
    store.act((form) => form.removeEntry(path, position));
    setOpen((each) => (each?.position === position ? undefined : each && shift(each, position, -1)));
    setRemoved((all) => [
      ...all.filter((each) => each.position <= position),
      entry,
      ...all.filter((each) => each.position > position).map((each) => shift(each, position, -1)),
    ]);
    return entry;
  }

  return {
    open,
    removed,
    add: () => {
      insert(count, {});
      setOpen({ position: count, before: undefined });
    },
    edit: (position: number) => {
      setOpen({ position, before: readAnswers(position) });
    },
    /** Shows what is wrong with an entry; tells whether something is. */
    attempt: (position: number) => store.act((form) => form.attemptEntry(path, position)).fields.length > 0,
    close: () => {
      setOpen(undefined);
    },
    /** Goes back to what the entry said before. */
    restore: ({ position, before }: OpenEntry) => {
      setOpen(undefined);
      store.act((form) => form.removeEntry(path, position));
      store.act((form) => form.addEntry(path, before ?? {}, position));
    },
    remove,
    undo: (entry: RemovedEntry) => {
      setRemoved((all) => {
        const at = all.findIndex(({ key }) => key === entry.key);
        return [...all.slice(0, at), ...all.slice(at + 1).map((each) => shift(each, entry.position, 1))];
      });
      insert(Math.min(entry.position, count), entry.answers, entry.uploads);
    },
    forget: (entry: RemovedEntry) => {
      setRemoved((all) => all.filter(({ key }) => key !== entry.key));
    },
  };
}

let lastKey = 0;

/** Where something stands after entries came or went at and after a position. */
function shift<Placed extends { readonly position: number }>(
  placed: Placed,
  from: number,
  by: number,
): Placed {
  return placed.position < from ? placed : { ...placed, position: placed.position + by };
}
