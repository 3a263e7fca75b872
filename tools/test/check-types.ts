import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeProjects, typesCommand } from './type-projects.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const waiting = [...typeProjects];
const results = await Promise.all([checkNext(), checkNext()]);
if (results.flat().some((code) => code !== 0)) process.exitCode = 1;

/** Checks one after the other until none is waiting; two of these share the two cores. */
async function checkNext(): Promise<number[]> {
  const project = waiting.shift();
  return project === undefined ? [] : [await check(project), ...(await checkNext())];
}

function check(project: (typeof typeProjects)[number]): Promise<number> {
  const [command, ...args] = typesCommand(project);
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
