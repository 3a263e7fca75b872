import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toName, writeStarterFiles } from './starter-files.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';

/** Writes the folder of a new program and its line in the catalogue, and gives the paths of all it wrote. */
export function createProgram(key: string, room: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key))
    throw new OperatorError(
      `"${key}" is not a valid key. Use lowercase letters with dashes between the words, such as heat-help.`,
    );
  const catalogue = path.join(room, 'catalogue.ts');
  if (!existsSync(catalogue))
    throw new OperatorError(
      `There is no ${catalogue}. Give the programs folder with --into, such as programs/src.`,
    );
  const folder = path.join(room, key);
  if (existsSync(folder))
    throw new OperatorError(
      `${folder} already exists. Choose another key, or change that program and raise its version.`,
    );

  mkdirSync(folder);
  const files = Object.entries(writeStarterFiles(key)).map(([name, content]) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  });
  writeFileSync(catalogue, addLine(readFileSync(catalogue, 'utf8'), key));
  return [...files, catalogue];
}

/** The catalogue with one line more, in the order of the keys. */
function addLine(catalogue: string, key: string): string {
  const line = `export { ${toName(key)} } from './${key}/${key}.ts';`;
  const lines = catalogue.trimEnd().split('\n');
  const next = lines.findIndex((each) => each.startsWith('export ') && keyOf(each) > key);
  lines.splice(next === -1 ? lines.length : next, 0, line);
  return `${lines.join('\n')}\n`;
}

function keyOf(line: string): string {
  return /'\.\/([^/]+)\//.exec(line)?.[1] ?? '';
}
