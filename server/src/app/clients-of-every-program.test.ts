import { randomUUID } from 'node:crypto';
import type { Answers, AnswerValue, ProgramDefinition } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { listAnsweredPrograms } from '../testing/list-answered-programs.ts';
import {
  type ApplicationRequest,
  createApplication,
} from '../modules/applications/starting/create-application.ts';
import { updateApplication } from '../modules/applications/index.ts';
import { submitApplication } from '../modules/casework/index.ts';
import { saveBankAccount } from '../modules/bank-accounts/index.ts';
import { publishDefinition, saveProgram } from '../modules/programs/index.ts';
import { createW9TaxForm } from '../modules/tax-forms/index.ts';
import type { ErrorCode } from '../platform/errors/catalogue.ts';
import type { TestContext } from '../testing/build-context.ts';
import { buildApplicantWorld } from '../testing/builders/applicant-world.ts';
import { buildProgramDraft } from '../testing/builders/insert-program.ts';
import { buildSystemContext } from '../testing/builders/system-context.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const programs = await listAnsweredPrograms();

const w9 = {
  ...{ taxClassification: 'individual', name: 'Priya Raman', signature: 'Priya Raman' },
  ...{ addressLine1: '1 Main St', city: 'Gary', state: 'IN', zip: '46402', tin: 'SSN', ssn: '123456789' },
};

/** A document of the acting person, as if they had uploaded it. */
async function insertDocument(ctx: TestContext, owner_id: string): Promise<string> {
  const id = randomUUID();
  await ctx.db.transaction((tx) =>
    tx
      .insertInto('documents')
      .values({
        ...{ partner_id: ctx.partnerId, id, owner_id, state: 'clean', created_at: ctx.now() },
        ...{ storage_key: `00/${id.replaceAll('-', '')}`, file_key: 'key', filename: 'proof.pdf' },
        ...{ mimetype: 'application/pdf', size_bytes: 1, sha256: Buffer.alloc(32) },
      })
      .execute(),
  );
  return id;
}

/** The same answers with a document that is there. */
function nameDocument(value: AnswerValue, id: string): AnswerValue {
  if (Array.isArray(value)) return value.map((each) => nameDocument(each as AnswerValue, id)) as AnswerValue;
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && 'filename' in value) return { ...value, id };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, nameDocument(each as AnswerValue, id)]),
  );
}

describe('an advocate files for two clients', () => {
  it.each(programs)('of $definition.key, and not twice for the same', async ({ definition, sets }) => {
    const [set] = sets;
    if (!set) throw new Error('Nobody has written answers');
    const world = await buildApplicantWorld(database());
    const system = buildSystemContext(database(), world);
    await publishDefinition(system, definition);
    const { key: definitionKey, version: definitionVersion } = definition;
    const { id: programId } = await saveProgram(
      system,
      buildProgramDraft({ definitionKey, definitionVersion }),
    );
    const { ctx, user } = await world.signIn({ tenant: 'advocate', name: 'Priya Raman' });
    if (set.settings?.hasW9) await createW9TaxForm(ctx, { data: w9 });
    if (set.settings?.hasBankAccount) {
      const account = { accountType: 'checking', routingNumber: '021000021', accountNumber: '12345678' };
      await saveBankAccount(ctx, user.id, account);
    }
    const answers = nameDocument(set.answers, await insertDocument(ctx, user.id)) as Answers;
    const name = set.settings?.applicantName ?? 'Luz Herrera';

    const file = async (about: Pick<ApplicationRequest, 'client' | 'clientId'>) => {
      const { id } = await createApplication(ctx, { programId, ...about });
      await updateApplication(ctx, { id, answers });
      return submitApplication(ctx, id);
    };

    // Two people may have the same name.
    const one = await file({ client: { name, birthDate: '1990-01-31' } });
    const other = await file({ client: { name, birthDate: '1991-02-28' } });

    expect([one.case.status, other.case.status]).toEqual(['ReadyForReview', 'ReadyForReview']);
    expect(other.case.partyId).not.toBe(one.case.partyId);
    await expect(file({ clientId: one.party.id })).rejects.toMatchObject({ code: refusalOf(definition) });
  });
});

/** Where hours are capped, the form itself says that none are left. */
function refusalOf({ history }: ProgramDefinition): ErrorCode {
  if (history?.atMost) return 'APPLICATION_INCOMPLETE';
  return history?.once ? 'CLAIMED_BEFORE' : 'NOT_ELIGIBLE_TO_REAPPLY';
}
