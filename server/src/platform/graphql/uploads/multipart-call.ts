import { z } from 'zod';
import { type GraphqlCall, parseCallBody } from '../call-body.ts';
import { RefusedRequest } from '../refused-request.ts';
import type { IncomingFile } from './incoming-file.ts';

const mapSchema = z.record(z.string(), z.array(z.string()).min(1));

export interface MultipartParts {
  readonly operations: string | undefined;
  readonly map: string | undefined;
  /** By the name of their part. */
  readonly files: ReadonlyMap<string, IncomingFile>;
}

/** Puts each file where the map says, in place of the null that the specification asks for. */
export function toCall({ operations, map, files }: MultipartParts): GraphqlCall {
  const call = parseCallBody(parseJson(operations));
  const places = mapSchema.safeParse(parseJson(map));
  if (!places.success) throw new RefusedRequest(400, 'Send a map of files to variables');
  if (
    !Object.keys(places.data).every((name) => files.has(name)) ||
    files.size !== Object.keys(places.data).length
  ) {
    throw new RefusedRequest(400, 'The map and the files do not agree');
  }
  for (const [name, paths] of Object.entries(places.data)) {
    for (const path of paths) place(call.variables, path, files.get(name));
  }
  return call;
}

/** A path such as `variables.input.files.0`. Only a null is replaced, so no path can reach what is not a variable. */
function place(variables: Record<string, unknown>, path: string, file: IncomingFile | undefined): void {
  const [root, ...steps] = path.split('.');
  const last = steps.pop();
  let holder: unknown = root === 'variables' ? variables : undefined;
  for (const step of steps) holder = ownValue(holder, step);
  if (last === undefined || ownValue(holder, last) !== null) {
    throw new RefusedRequest(400, 'The map names a variable that is not null');
  }
  (holder as Record<string, unknown>)[last] = file;
}

function ownValue(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return undefined;
  return (holder as Record<string, unknown>)[name];
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new RefusedRequest(400, 'Send the operations, then the map, then the files');
  }
}
