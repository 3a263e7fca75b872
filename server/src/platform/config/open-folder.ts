import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeSystemUser } from '../errors/describe-system-user.ts';
import { OperatorError } from '../errors/operator-error.ts';

/** Makes the folder that a variable names where that is possible, and refuses one that cannot be written to. */
export function openFolder(variable: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.write-test-${randomUUID()}`);
    closeSync(openSync(probe, 'wx', 0o600));
    rmSync(probe);
  } catch (error) {
    throw new OperatorError(toWords(variable, folder, error), { cause: error });
  }
}

function toWords(variable: string, folder: string, error: unknown): string {
  const user = describeSystemUser();
  const code = (error as { code?: string }).code ?? 'unknown';
  const need = `${variable} needs the folder ${folder}`;
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `${need}, but a file is in its place. Move the file, or change ${variable}.`;
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `${need}, but its disk is full. Make room, or change ${variable}.`;
  }
  return (
    `${need}, but the user ${user} may not write there (${code}). ` +
    `As root, run: install -d -o ${user} -m 700 ${folder}. Or change ${variable}.`
  );
}
