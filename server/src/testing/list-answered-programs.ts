import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ProgramDefinition } from '@handrail/engine';
import { catalogue } from '@handrail/programs';
import type { AnswerSet } from '../../../programs/src/answer-set.ts';

const programs = fileURLToPath(new URL('../../../programs/src', import.meta.url));
const ending = '.answers.ts';

export interface AnsweredProgram {
  readonly definition: ProgramDefinition;
  readonly sets: readonly AnswerSet[];
}

/** Every program of the catalogue with the sets of answers that were written for it. */
export async function listAnsweredPrograms(): Promise<AnsweredProgram[]> {
  const files = readdirSync(programs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  const sets = new Map((await Promise.all(files.map(readSets))).flat());
  return catalogue.map((definition) => ({ definition, sets: getSets(sets, definition.key) }));
}

/** Its own sets, or those of the family that it is a variant of; a program without any would never be tried. */
function getSets(sets: ReadonlyMap<string, readonly AnswerSet[]>, key: string): readonly AnswerSet[] {
  for (let name = key; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const found = sets.get(name);
    if (found) return found;
  }
  throw new Error(`Nobody has written answers for ${key}`);
}

export async function getAnsweredProgram(key: string): Promise<AnsweredProgram> {
  const found = (await listAnsweredPrograms()).find(({ definition }) => definition.key === key);
  if (!found) throw new Error(`The catalog has no ${key}`);
  return found;
}

/** The set in which a person has the most to say. */
export function longestOf(sets: readonly AnswerSet[]): readonly AnswerSet[] {
  const sizeOf = ({ answers }: AnswerSet) => JSON.stringify(answers).length;
  return sets.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1);
}

type SetsOfProgram = readonly [programKey: string, sets: readonly AnswerSet[]];

/** A file has the sets of the program that it is named after, or those of several programs by their keys. */
async function readSets(file: string): Promise<SetsOfProgram[]> {
  const exported = (await import(pathToFileURL(path.join(programs, file)).href)) as Record<string, unknown>;
  return Object.entries(exported)
    .filter(([name]) => name.endsWith('AnswerSets'))
    .flatMap(([, sets]) =>
      Array.isArray(sets)
        ? [[path.basename(file, ending), sets as readonly AnswerSet[]] as const]
        : Object.entries(sets as Readonly<Record<string, readonly AnswerSet[]>>),
    );
}
