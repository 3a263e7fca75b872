import { checkpointAuditLog, verifyAuditLog } from './audit-commands.ts';
import type { Command } from './command.ts';
import { migrateDatabase } from './db-commands.ts';
import { createKeys, rewrapKeys, rotateKeys, rotateKeysOfData } from './keys-commands.ts';

/** Everything the command line can do. */
export const commands: readonly Command[] = [
  createKeys,
  rotateKeys,
  rewrapKeys,
  rotateKeysOfData,
  verifyAuditLog,
  checkpointAuditLog,
  migrateDatabase,
];
