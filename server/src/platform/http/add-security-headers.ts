import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  contentSecurityPolicy,
  securityHeaders,
  type InlineSources,
  type SecurityOptions,
} from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows the scripts and styles of this answer, and of no other. */
    cspNonce: string;
  }
  interface FastifyReply {
    /** Allows these scripts and styles in place of those with the nonce. */
    allowInline: (sources: InlineSources) => void;
  }
}

/** Puts the security headers and the request id on every answer, before any route runs. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  app.decorateRequest('cspNonce', '');
  app.decorateReply('allowInline', function allowInline(this: FastifyReply, sources) {
    void this.header('content-security-policy', contentSecurityPolicy(sources, options));
  });
  app.addHook('onRequest', (request, reply, done) => {
    secureReply(request, reply, options);
    done();
  });
}

export function secureReply(request: FastifyRequest, reply: FastifyReply, options: SecurityOptions): void {
  request.cspNonce = randomBytes(16).toString('base64url');
  void reply.headers({ ...securityHeaders(request.cspNonce, options), 'x-request-id': request.id });
}
