import { describe, expect, it } from 'vitest';
import { buildApplicantWorld, completeRent } from '../../testing/builders/applicant-world.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { saveBankAccount } from '../bank-accounts/index.ts';
import { submitApplication } from '../casework/index.ts';
import { getPartner } from '../partners/index.ts';
import { createW9TaxForm } from '../tax-forms/index.ts';
import { createApplication } from './starting/create-application.ts';
import { findOwnApplication } from './find-own-application.ts';
import { updateApplication } from './saving/update-application.ts';

const database = useTestDatabase();

const data = {
  taxClassification: 'individual',
  name: 'Ada Reyes',
  addressLine1: '1 Main St',
  city: 'Gary',
  state: 'IN',
  zip: '46402',
  tin: 'SSN',
  ssn: '123456789',
  signature: 'Ada Reyes',
};

async function startOne(features: readonly string[]) {
  const world = await buildApplicantWorld(database(), { features: [...features] });
  const { ctx, user } = await world.signIn();
  const { id } = await createApplication(ctx, { programId: world.programId });
  const findSettings = async () => (await findOwnApplication(ctx, id))?.settings;
  return { world, ctx, user, id, findSettings };
}

describe('what an application knows of the person who is paid', () => {
  it('asks for a tax form where its features are on, until there is one [P447]', async () => {
    const { ctx, findSettings } = await startOne(['w9', 'partner-issued']);
    expect(await findSettings()).toMatchObject({ needsW9: true, hasW9: false });

    await createW9TaxForm(ctx, { data });

    expect(await findSettings()).toMatchObject({ needsW9: false, hasW9: true });
  });

  it.each([[['w9']], [['partner-issued']], [['w9', 'claim-funds']], [[]]])(
    'asks for none with the features %j [P447]',
    async (features) => {
      const { findSettings } = await startOne(features);
      expect(await findSettings()).toMatchObject({ needsW9: false, hasW9: false });
    },
  );

  it('asks for none where the partner has switched the features off since', async () => {
    const { ctx, findSettings } = await startOne(['w9', 'partner-issued']);
    const { id, externalId } = await getPartner(ctx);
    await insertPartner(database(), { id, externalId, features: ['partner-issued'] });

    expect(await findSettings()).toMatchObject({ needsW9: false, hasW9: false });
  });

  it('tells whether the person has a bank account', async () => {
    const { ctx, user, findSettings } = await startOne([]);
    expect(await findSettings()).toMatchObject({ hasBankAccount: false });

    const account = { accountType: 'checking', routingNumber: '021000021', accountNumber: '12345678' };
    await saveBankAccount(ctx, user.id, account);

    expect(await findSettings()).toMatchObject({ hasBankAccount: true });
  });

  it("knows nothing of someone else's tax form", async () => {
    const { world, findSettings } = await startOne(['w9', 'partner-issued']);
    const { ctx: other } = await world.signIn();
    await createW9TaxForm(other, { data });
    expect(await findSettings()).toMatchObject({ needsW9: true, hasW9: false });
  });

  it('cannot be submitted without the tax form that it asks for [P447]', async () => {
    const { ctx, id } = await startOne(['w9', 'partner-issued']);
    await updateApplication(ctx, { id, answers: completeRent });
    await expect(submitApplication(ctx, id)).rejects.toMatchObject({
      code: 'APPLICATION_INCOMPLETE',
      texts: ['Tax form (W9): Please fill out and save the tax form'],
    });

    await createW9TaxForm(ctx, { data });

    expect((await submitApplication(ctx, id)).case.status).toBe('ReadyForReview');
  });
});
