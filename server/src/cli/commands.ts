import { checkpointAuditLog, verifyAuditLog } from './audit-commands.ts';
import type { Command } from './command.ts';
import { migrateDatabase } from './db-commands.ts';
import { addKey, createKeys, rewrapKeys, rotateKeys, rotateKeysOfData } from './keys-commands.ts';
import { setNotice, setReminder, showNotices } from './notice-commands.ts';
import { partnerCommands } from './partner-commands.ts';
import { programCommands } from './programs/program-commands.ts';
import { setSingleSignOn, showSingleSignOn } from './sso-commands.ts';
import { inviteAdmin } from './staff-commands.ts';

/** Everything the command line can do. */
export const commands: readonly Command[] = [
  createKeys,
  rotateKeys,
  addKey,
  rewrapKeys,
  rotateKeysOfData,
  verifyAuditLog,
  checkpointAuditLog,
  migrateDatabase,
  setSingleSignOn,
  showSingleSignOn,
  inviteAdmin,
  showNotices,
  setNotice,
  setReminder,
  ...partnerCommands,
  ...programCommands,
];
