import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionDoor } from '../graphql/session-door.ts';

const sessionHours = 12;
const verifierHours = 1;

/** The cookies of one request. Browsers bind a `__Host-` cookie to this host alone, which needs https. */
export function openSessionDoor(request: FastifyRequest, reply: FastifyReply, secure: boolean): SessionDoor {
  const session = cookieName('session', secure);
  const verifier = cookieName('verifier', secure);
  const rules: CookieSerializeOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure };

  return {
    readSessionCookie: () => request.cookies[session],
    setSessionCookie: (value) =>
      void reply.setCookie(session, value, { ...rules, maxAge: sessionHours * 3600 }),
    clearSessionCookie: () => void reply.clearCookie(session, rules),
    // Not "cookies": that would reach every host of the registrable domain. Not "cache": nothing of a person is
    // ever stored there, and browsers take seconds to empty it.
    clearSiteData: () => void reply.header('clear-site-data', '"storage"'),
    readVerifierCookie: () => request.cookies[verifier],
    setVerifierCookie: (value) =>
      void reply.setCookie(verifier, value, { ...rules, maxAge: verifierHours * 3600 }),
  };
}

export function cookieName(name: 'session' | 'verifier', secure: boolean): string {
  return secure ? `__Host-handrail-${name}` : `handrail-${name}`;
}
