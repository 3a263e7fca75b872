import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printSchema } from 'graphql';
import { schema } from './app/schema.ts';

const file = fileURLToPath(new URL('../schema.graphql', import.meta.url));
const printed = `${printSchema(schema)}\n`;

if (process.argv.includes('--check')) check();
else writeFileSync(file, printed);

/** Fails when the committed contract differs from the code, and names the first lines that do. */
function check(): void {
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (committed === printed) return;

  const missing = linesOnlyIn(printed, committed).map((line) => `+ ${line}`);
  const extra = linesOnlyIn(committed, printed).map((line) => `- ${line}`);
  console.error('server/schema.graphql does not match the code. Run "npm run schema" and review the change:');
  console.error([...extra, ...missing].slice(0, 20).join('\n') || 'The lines are the same in another order.');
  process.exitCode = 1;
}

function linesOnlyIn(text: string, other: string): string[] {
  const others = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !others.has(line));
}
