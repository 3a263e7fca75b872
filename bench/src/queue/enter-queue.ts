import { createApplication, updateApplication } from '../../../server/src/modules/applications/index.ts';
import { submitApplication } from '../../../server/src/modules/casework/index.ts';
import { issueIdentityToken } from '../../../server/src/modules/identity/issue-identity-token.ts';
import { beginSession } from '../../../server/src/modules/identity/sessions/begin-session.ts';
import { getPartner } from '../../../server/src/modules/partners/index.ts';
import { loadKeyRing } from '../../../server/src/platform/crypto/load-key-ring.ts';
import { cookieName } from '../../../server/src/platform/http/session-cookies.ts';
import { completeRent } from '../../../server/src/testing/builders/applicant-world.ts';
import { insertSession } from '../../../server/src/testing/builders/insert-session.ts';
import { insertUser } from '../../../server/src/testing/builders/insert-user.ts';
import { buildContext } from '../../../server/src/testing/build-context.ts';
import { buildSystemContext } from '../../../server/src/testing/builders/system-context.ts';
import type { QueueWorld } from './queue-world.ts';

/** Someone on the staff of the largest partner who has cases, signed in, with the cookie that their browser sends. */
export async function enterQueue({ database, dataDir, owner, partnerId }: QueueWorld) {
  const keys = loadKeyRing({ dataDir, mayGenerate: true });
  const ctx = { ...buildSystemContext(database, { partnerId }), keys, now: () => new Date() };
  const { tenantIds } = await getPartner(ctx);
  const { rows } = await owner.query<{ id: string }>(
    'select assignee_id as id from cases where partner_id = $1 and assignee_id is not null limit 1',
    [partnerId],
  );
  const userId = rows[0]?.id ?? '';
  const identity = await ctx.db.transaction((tx) =>
    issueIdentityToken(tx, ctx, userId, 'BASIC', { secondFactor: true }),
  );
  const { cookie } = await beginSession(ctx, {
    ...identity,
    tenantId: tenantIds.staff,
    authenticationMechanism: 'BASIC',
  });
  return { userId, cookie: `${cookieName('session', false)}=${cookie}` };
}

const documentCount = 40;
const eventCount = 300;

/** A case with as many documents and events as the fullest of a year. */
export async function addFullCase(
  { database, dataDir, owner, partnerId }: QueueWorld,
  programId: string,
): Promise<string> {
  const keys = loadKeyRing({ dataDir, mayGenerate: true });
  const user = await insertUser(database, partnerId, { name: 'Yolanda Okafor' });
  const { actor } = await insertSession(database, partnerId, user);
  const ctx = { ...buildContext(database, { partnerId, actor }), keys };
  const { id } = await createApplication(ctx, { programId });
  await updateApplication(ctx, { id, answers: completeRent });
  const { case: submitted } = await submitApplication(ctx, id);
  await owner.query(
    `with made as (
       insert into documents (partner_id, owner_id, state, created_at, storage_key, file_key, filename, mimetype,
         size_bytes, sha256, submitted_at)
       select $1, $2, 'clean', now(), '00/' || replace(gen_random_uuid()::text, '-', ''), repeat('k', 120),
         'document ' || n || '.pdf', 'application/pdf', 1, sha256(gen_random_uuid()::text::bytea), now()
       from generate_series(1, ${documentCount}) as n returning id, sha256)
     insert into submitted_documents (partner_id, case_id, document_id, sha256, submitted_at)
     select $1, $3, id, sha256, now() from made`,
    [partnerId, user.id, submitted.id],
  );
  await owner.query(
    `insert into workflow_events (partner_id, case_id, action, entity_type, entity_id, previous_value, new_value,
       details, user_id, created_at)
     select $1, $3, 'sendBack', 'case', $3, 'InReview', 'Incomplete', '{"reason": "Please add the lease."}', $2,
       now() - n * interval '1 minute' from generate_series(1, ${eventCount}) as n`,
    [partnerId, user.id, submitted.id],
  );
  return submitted.id;
}
