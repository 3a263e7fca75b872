import type { TakenUploads, Upload } from './upload.ts';

/** The uploads of a form by the path of their field, for whoever watches. */
export function createUploadList() {
  let byPath: ReadonlyMap<string, readonly Upload[]> = new Map();
  const listeners = new Set<() => void>();

  function set(next: ReadonlyMap<string, readonly Upload[]>) {
    byPath = next;
    for (const listener of listeners) listener();
  }

  function find(key: number) {
    for (const [path, uploads] of byPath) {
      const upload = uploads.find((each) => each.key === key);
      if (upload) return { path, upload };
    }
    return undefined;
  }

  function replace(key: number, change: (uploads: readonly Upload[]) => readonly Upload[]) {
    const path = find(key)?.path;
    if (path !== undefined) set(new Map(byPath).set(path, change(byPath.get(path) ?? none)));
  }

  return {
    find,
    list: (path: string) => byPath.get(path) ?? none,
    listAll: () => [...byPath.values()].flat(),
    listPlaced: () => [...byPath].flatMap(([path, uploads]) => uploads.map((upload) => ({ path, upload }))),
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    append: (path: string, uploads: readonly Upload[]) => {
      set(new Map(byPath).set(path, [...(byPath.get(path) ?? none), ...uploads]));
    },
    change: (key: number, change: Partial<Upload>) => {
      // Progress is told far more often than it can be seen.
      if (change.status === undefined && find(key)?.upload.percent === change.percent) return;
      replace(key, (uploads) => uploads.map((each) => (each.key === key ? { ...each, ...change } : each)));
    },
    drop: (key: number) => {
      replace(key, (uploads) => uploads.filter((each) => each.key !== key));
    },
    /** Takes out what belongs to an entry; the entries after it move up. */
    takeEntry: (listPath: string, position: number): TakenUploads => {
      const taken = new Map<string, readonly Upload[]>();
      const kept = new Map<string, readonly Upload[]>();
      for (const [path, uploads] of byPath) {
        const place = readPlace(path, listPath);
        if (place?.position === position) taken.set(place.rest, uploads);
        else kept.set(place ? movePath(listPath, place, position, -1) : path, uploads);
      }
      set(kept);
      return taken;
    },
    /** Makes room for an entry, and puts in what was sent for it before. */
    insertEntry: (listPath: string, position: number, taken: TakenUploads = new Map()) => {
      const next = new Map<string, readonly Upload[]>();
      for (const [path, uploads] of byPath) {
        const place = readPlace(path, listPath);
        next.set(place ? movePath(listPath, place, position, 1) : path, uploads);
      }
      for (const [rest, uploads] of taken) {
        next.set(`${listPath}.${position}.${rest}`, uploads.map(startAgain));
      }
      set(next);
    },
  };
}

const none: readonly Upload[] = [];

interface Place {
  readonly position: number;
  readonly rest: string;
}

/** Where in a list a path leads, if it leads there. */
function readPlace(path: string, listPath: string): Place | undefined {
  if (!path.startsWith(`${listPath}.`)) return undefined;
  const [, position, rest = ''] = /^(\d+)\.(.*)$/.exec(path.slice(listPath.length + 1)) ?? [];
  return position === undefined ? undefined : { position: Number(position), rest };
}

function movePath(listPath: string, { position, rest }: Place, from: number, by: number): string {
  return `${listPath}.${position < from ? position : position + by}.${rest}`;
}

function startAgain(upload: Upload): Upload {
  return upload.status === 'sending' ? { ...upload, status: 'waiting', percent: 0 } : upload;
}
