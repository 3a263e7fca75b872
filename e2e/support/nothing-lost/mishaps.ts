import type { Chance } from './chance.ts';
import type { Device } from './device.ts';

/** What can go wrong while someone fills in a form. */
export const mishaps = ['offline', 'lost-answers', 'closed-tab', 'expired-session', 'killed-server'] as const;
export type Mishap = (typeof mishaps)[number];

interface Surroundings {
  readonly chance: Chance;
  readonly killServer: () => Promise<void>;
  readonly startServer: () => Promise<void>;
}

/** Lets something go wrong, with more typing in the middle of it, and makes it good again. */
export async function sufferMishap(
  mishap: Mishap,
  device: Device,
  { chance, killServer, startServer }: Surroundings,
  goOn: () => Promise<void>,
): Promise<void> {
  const { context } = device;
  switch (mishap) {
    case 'offline':
      await context.setOffline(true);
      await goOn();
      await context.setOffline(false);
      return;
    case 'lost-answers':
      // Half of the calls never arrive; of the others only the answer is lost, and the browser has to ask again.
      await context.route('**/graphql', async (route) => {
        if (chance.below(2) === 0) await route.fetch().catch(() => undefined);
        await route.abort('connectionreset');
      });
      await goOn();
      // A call that is still on its way is lost too.
      await context.unrouteAll({ behavior: 'wait' });
      return;
    case 'closed-tab':
      await device.closeTab();
      await device.open();
      return;
    case 'expired-session':
      await device.expireSession();
      await goOn();
      await device.open();
      return;
    case 'killed-server':
      await killServer();
      await goOn();
      await startServer();
      return;
  }
}
