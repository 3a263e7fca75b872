import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm } from '../run-npm.ts';
import type { MoneyCheck } from './money-checks.ts';

const page = path.join(root, 'docs/drills.md');

/** Writes that a drill passed into the table of docs/drills.md. */
export async function recordResult(check: MoneyCheck, seconds: number): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(page, withResult(readFileSync(page, 'utf8'), check, { today, seconds }));
  await runNpm(['exec', '--', 'oxfmt', page], {});
}

/** The page with this row in the place of the drill's last one, else as the last row. */
export function withResult(
  text: string,
  { name, check, size, proves }: MoneyCheck,
  { today, seconds }: { readonly today: string; readonly seconds: number },
): string {
  const cells = [`\`${name}\``, String(check), size, `passed: ${proves}`, sayDuration(seconds), today];
  const row = `| ${cells.join(' | ')} |`;
  const lines = text.split('\n');
  const own = lines.findIndex((line) => line.startsWith(`| \`${name}\``));
  if (own !== -1) return lines.with(own, row).join('\n');
  const last = lines.findLastIndex((line) => line.startsWith('|'));
  return lines.toSpliced(last + 1, 0, row).join('\n');
}

function sayDuration(seconds: number): string {
  return seconds < 120 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`;
}
