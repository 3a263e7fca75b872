import { type Actor, toRole } from '../../platform/actor.ts';
import type { RequestContext, Visit } from '../../platform/context.ts';
import type { Database } from '../../platform/db/open-database.ts';
import type { Partner } from '../../modules/partners/index.ts';
import { withholdMails } from '../../modules/notifications/index.ts';
import type { User } from '../../modules/users/index.ts';
import type { StaffRole } from '@handrail/engine/rights';
import { demoId } from '../demo-id.ts';

/** What the demo world needs to let invented people act. */
export interface DemoWorld {
  readonly visit: Visit;
  readonly database: Pick<Database, 'partner'>;
}

export interface DemoUser extends Pick<User, 'id' | 'name'> {
  readonly role?: StaffRole;
}

/**
 * A request of someone at an instant. Its mails are on record as sent but leave for nowhere: nobody reads the mail of
 * invented people, and hundreds of them would bury what a visitor looks for in the mailbox.
 */
export function actAs(
  { visit, database }: DemoWorld,
  partner: Pick<Partner, 'id'>,
  user: DemoUser,
  at: Date,
): RequestContext {
  const partnerId = partner.id;
  const who = { partnerId, userId: user.id, sessionId: demoId(`session of ${user.id}`), authenticatedAt: at };
  const actor: Actor = user.role
    ? { kind: 'staff', role: user.role, ...who }
    : { kind: 'applicant', tenant: 'applicant', ...who };
  const db = database.partner({ partnerId, role: toRole(actor), userId: user.id });
  return quietly({ ...visit, actor, partnerId, db, enter: visit.enter }, at);
}

/** The product itself at an instant, as quietly. */
export function actAsProduct({ visit }: DemoWorld, partner: Pick<Partner, 'id'>, at: Date): RequestContext {
  return quietly(visit.enter(partner.id), at);
}

function quietly(of: RequestContext, at: Date): RequestContext {
  const { db } = of;
  const ctx: RequestContext = {
    ...of,
    now: () => at,
    recordedNow: of.now,
    db: {
      read: db.read,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const result = await work(tx);
          await withholdMails(tx, ctx);
          return result;
        }),
    },
    enter: () => ctx,
  };
  return ctx;
}
