import { toSettings } from '../app/to-settings.ts';
import { emailAddress } from '../modules/identity/index.ts';
import { inviteStaff } from '../modules/team/index.ts';
import { type Command, exitCodes } from './command.ts';
import { getPartnerId } from './get-partner-id.ts';
import { withInstallation } from './open-installation.ts';

export const inviteAdmin: Command = {
  noun: 'staff',
  verb: 'invite',
  argument: 'partner',
  options: ['email'],
  summary: 'Email someone an invitation to become an admin of a partner, such as its first one',
  run: (terminal, partner, options) => {
    const email = emailAddress.safeParse(options.email);
    if (partner === undefined || !email.success) {
      terminal.complain('Give the partner and a valid --email');
      return Promise.resolve(exitCodes.wrongUsage);
    }

    return withInstallation(terminal, async (installation) => {
      const { database, config } = installation;
      const partnerId = await getPartnerId(database, partner);
      const db = database.partner({ partnerId, role: 'system' });
      const ctx = { ...installation, partnerId, db, settings: toSettings(config) };
      await inviteStaff(ctx, { email: email.data, role: 'admin' });
      terminal.print(`The invitation to ${email.data} is in the outbox. A running worker will send it.`);
      return exitCodes.done;
    });
  },
};
