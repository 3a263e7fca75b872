import type { InjectOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import {
  endSessionForTenantMismatch,
  findSessionTenantId,
  findSession,
} from '../../modules/identity/index.ts';
import { combinePayouts } from '../../adapters/payouts/combine-payouts.ts';
import { createTestBank } from '../../adapters/payouts/test-bank.ts';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { uploadLimits } from '../../app/upload-limits.ts';
import type { TrustedDocuments } from '../../platform/graphql/trusted-documents.ts';
import { registerGraphql } from '../../platform/graphql/register-graphql.ts';
import { cookieName } from '../../platform/http/session-cookies.ts';
import { createVisitBuilder } from '../../platform/http/visit-builder.ts';
import { ownPageHeaders } from './build-endpoint.ts';
import { buildHttpApp } from './build-http-app.ts';
import { createRecordingPorts } from '../recording-ports.ts';
import { testBankOrigin } from '../test-bank-origin.ts';
import { createTestClock } from '../test-clock.ts';
import { testKeys } from '../test-keys.ts';

export interface ApiReply {
  readonly status: number;
  readonly text: string;
}

/** /graphql as the product serves it, over a real database and with real sessions; operations are called Test. */
export async function buildApi(
  database: Database,
  schema: GraphQLSchema,
  {
    trustedProxyHops = 0,
    trustedDocuments,
    keys = testKeys(),
    flags = {},
  }: {
    readonly keys?: KeyRing;
    readonly trustedProxyHops?: number;
    readonly flags?: Parameters<typeof createRecordingPorts>[0];
    /** With them the API answers as in production: these documents and no others. */
    readonly trustedDocuments?: TrustedDocuments;
  } = {},
) {
  const { app, log, reported } = await buildHttpApp({ secure: false, trustedProxyHops });
  const ports = {
    ...createRecordingPorts(flags),
    payouts: combinePayouts([createTestBank({ database, keys })]),
  };
  const clock = createTestClock();
  const buildVisit = createVisitBuilder(app, {
    database,
    keys,
    ports,
    log,
    now: clock.now,
    settings: { publicUrl: 'https://aid.example', bankOrigin: testBankOrigin },
    secure: false,
    findSession: (cookie, at, request) => findSession(database, cookie, at, ports.flags, request),
    endTrespass: endSessionForTenantMismatch,
  });
  await registerGraphql(app, {
    schema,
    buildVisit,
    production: trustedDocuments !== undefined,
    trustedDocuments: trustedDocuments ?? new Map(),
    log,
    errorReporter: ports.errorReporter,
    uploads: uploadLimits,
    tenantGuard: { findSessionTenantId, onTenantMismatch: endSessionForTenantMismatch },
  });

  async function send(
    request: Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload' | 'remoteAddress'>,
    session?: { readonly cookie: string },
  ): Promise<ApiReply> {
    const reply = await app.inject({
      ...request,
      cookies: session ? { [cookieName('session', false)]: session.cookie } : {},
    });
    return { status: reply.statusCode, text: reply.body };
  }

  const call = (body: object, session?: { readonly cookie: string }): Promise<ApiReply> =>
    send(
      { method: 'POST', url: '/graphql', headers: ownPageHeaders, payload: JSON.stringify(body) },
      session,
    );

  return { send, call, clock, ports, close: () => app.close(), bugs: [reported, ports.recorded.reports] };
}
