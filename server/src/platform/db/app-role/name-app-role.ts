import { createHash } from 'node:crypto';
import { OperatorError } from '../../errors/operator-error.ts';

const prefix = 'handrail_app_';

/** The role of the installation in a database of this name. A server has no two databases of one name. */
export function nameAppRole(databaseName: string): string {
  const plain = databaseName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  if (plain === databaseName && plain.length <= 48) return `${prefix}${plain}`;
  const digest = createHash('sha256').update(databaseName).digest('hex').slice(0, 10);
  return `${prefix}${plain.slice(0, 36)}_${digest}`;
}

/** Migrations name the role in texts and in commands alike, so it must read the same with and without quotes. */
export function assertPlainRoleName(name: string): void {
  if (/^[a-z_][a-z0-9_]{0,62}$/.test(name)) return;
  throw new OperatorError(
    `DATABASE_APP_URL names the role ${JSON.stringify(name)}. Use lowercase letters, digits and underscores.`,
  );
}
