import { randomUUID } from 'node:crypto';
import type { ProgramDefinition } from '@handrail/engine';
import { beginSession } from '../../../server/src/modules/identity/sessions/begin-session.ts';
import { issueIdentityToken } from '../../../server/src/modules/identity/issue-identity-token.ts';
import { savePartner } from '../../../server/src/modules/partners/index.ts';
import { publishDefinition, saveProgram } from '../../../server/src/modules/programs/index.ts';
import { saveUser } from '../../../server/src/modules/users/index.ts';
import { loadKeyRing } from '../../../server/src/platform/crypto/load-key-ring.ts';
import type { Database } from '../../../server/src/platform/db/open-database.ts';
import { cookieName } from '../../../server/src/platform/http/session-cookies.ts';
import { buildPartnerDraft } from '../../../server/src/testing/builders/insert-partner.ts';
import { buildProgramDraft } from '../../../server/src/testing/builders/insert-program.ts';
import { buildSystemContext } from '../../../server/src/testing/builders/system-context.ts';

export interface BenchPartner {
  /** As it stands in addresses. */
  readonly externalId: string;
  readonly programId: string;
  /** Signs another person in, and gives the cookie of the session as a browser sends it. */
  readonly signIn: () => Promise<string>;
}

/** A partner with one program, under the keys that the product finds in its data folder. */
export async function buildBenchPartner(
  database: Database,
  dataDir: string,
  definition: ProgramDefinition,
): Promise<BenchPartner> {
  const keys = loadKeyRing({ dataDir, mayGenerate: true });
  const ctx = {
    ...buildSystemContext(database, { partnerId: randomUUID() }),
    keys,
    now: () => new Date(),
  };
  const { externalId, tenantIds } = await savePartner(ctx, buildPartnerDraft({ externalId: 'bench' }));
  await publishDefinition(ctx, definition);
  const { id: programId } = await saveProgram(
    ctx,
    buildProgramDraft({ definitionKey: definition.key, definitionVersion: definition.version }),
  );

  const signIn = async () => {
    const user = await saveUser(ctx, {
      tenant: 'applicant',
      email: `${randomUUID()}@bench.example`,
      name: 'Ada Reyes',
      applicantTypeName: 'Student',
      hasAcceptedTerms: true,
    });
    const identity = await ctx.db.transaction((tx) => issueIdentityToken(tx, ctx, user.id, 'BASIC'));
    const { cookie } = await beginSession(ctx, {
      ...identity,
      tenantId: tenantIds.applicant,
      authenticationMechanism: 'BASIC',
    });
    return `${cookieName('session', false)}=${cookie}`;
  };
  return { externalId, programId, signIn };
}
