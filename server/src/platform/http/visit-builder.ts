import { type Locale } from '@handrail/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, toRole } from '../actor.ts';
import type { Client, RequestContext, Visit } from '../context.ts';
import type { Database } from '../db/open-database.ts';
import type { PartnerDb } from '../db/partner-db.ts';
import { AppError } from '../errors/app-error.ts';
import { reportBug } from '../errors/report-bug.ts';
import { callHeaders } from '../graphql/call-headers.ts';
import type { GraphqlVisit } from '../graphql/graphql-visit.ts';
import type { SessionDoor } from '../graphql/session-door.ts';
import { readLocale } from './read-locale.ts';
import { openSessionDoor } from './session-cookies.ts';

export interface VisitWorld extends Pick<Visit, 'ports' | 'keys' | 'log' | 'settings' | 'now'> {
  readonly database: Pick<Database, 'partner' | 'public'>;
  readonly secure: boolean;
  /** A passive request, which a page makes by itself, does not count as a sign of life. */
  readonly findSession: (
    cookie: string,
    now: Date,
    request: { readonly isPassive: boolean },
  ) => Promise<SignedIn | undefined>;
  /** Ends the session of someone who used it on another partner, and puts that on record. */
  readonly endTrespass: (visit: GraphqlVisit) => Promise<void>;
}

/** Who has a session, and in which language they read. */
export interface SignedIn {
  readonly actor: Actor;
  readonly locale: Locale;
}

/** Finds which partner a request names, when it names one outside of its operations. */
export type FindNamedPartner = (visit: GraphqlVisit) => Promise<string | undefined>;

export type BuildVisit = (
  request: FastifyRequest,
  reply: FastifyReply,
  findNamedPartner?: FindNamedPartner,
) => Promise<GraphqlVisit>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The visit whose session was used on another partner. */
    trespass: GraphqlVisit | undefined;
  }
}

/** Gives each request its visit: who comes, with which cookies, and the door to partners. */
export function createVisitBuilder(app: FastifyInstance, world: VisitWorld): BuildVisit {
  const { database, secure, findSession, endTrespass, ...shared } = world;
  const sink = { log: world.log, errorReporter: world.ports.errorReporter };

  app.decorateRequest('trespass', undefined);
  app.addHook('onSend', async ({ trespass, id: requestId }) => {
    if (!trespass) return;
    // The refusal stands and the cookie is gone even if the session could not be ended.
    await endTrespass(trespass).catch((error: unknown) => reportBug(error, sink, { requestId }));
  });

  return async function buildVisit(request, reply, findNamedPartner) {
    const session = openSessionDoor(request, reply, secure);
    const cookie = session.readSessionCookie();
    const isPassive = request.headers[callHeaders.passive] === '1';
    const found = cookie ? await findSession(cookie, shared.now(), { isPassive }) : undefined;
    const visitor = found ?? { actor: anonymous, locale: readLocale(request) };
    const visit = toVisit(request, session, visitor);
    if (!findNamedPartner || !found) return visit;

    const named = await findNamedPartner(visit);
    if (named === undefined || isAtHome(found.actor, named)) return visit;
    noteTrespass(request, visit);
    return toVisit(request, session, { actor: anonymous, locale: readLocale(request) });
  };

  function toVisit(request: FastifyRequest, session: SessionDoor, visitor: SignedIn): GraphqlVisit {
    const doors: Doors = new Map();
    const visit: GraphqlVisit = {
      ...shared,
      requestId: request.id,
      client: toClient(request),
      ...visitor,
      session,
      publicDb: database.public,
      enter: (partnerId) => enter(request, visit, partnerId, doors),
    };
    return visit;
  }

  function enter(
    request: FastifyRequest,
    visit: GraphqlVisit,
    partnerId: string,
    doors: Doors,
  ): RequestContext {
    const { actor } = visit;
    if (!isAtHome(actor, partnerId)) {
      noteTrespass(request, visit);
      throw new AppError('NOT_FOUND');
    }
    const user = 'userId' in actor ? { userId: actor.userId } : {};
    const db = doors.get(partnerId) ?? database.partner({ partnerId, role: toRole(actor), ...user });
    doors.set(partnerId, db);
    return { ...visit, partnerId, db };
  }
}

/** One to each partner for the whole of a visit, so that what is read side by side is read in one transaction. */
type Doors = Map<string, PartnerDb>;

const anonymous: Actor = { kind: 'anonymous' };

function toClient({ ip: address, headers }: FastifyRequest): Client {
  const solution = headers[callHeaders.recaptchaToken];
  return {
    address,
    userAgent: headers['user-agent'],
    ...(typeof solution === 'string' && { challengeSolution: solution }),
  };
}

function isAtHome(actor: Actor, partnerId: string): boolean {
  return !('partnerId' in actor) || actor.partnerId === partnerId;
}

/** The session ends before the answer leaves; the cookie goes with the answer. */
function noteTrespass(request: FastifyRequest, visit: GraphqlVisit): void {
  request.trespass = visit;
  visit.session.clearSessionCookie();
}
