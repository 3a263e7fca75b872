import { expect, it } from 'vitest';
import { askForEmail } from '../../testing/ask-for-email.ts';
import type { TestContext } from '../../testing/build-context.ts';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listPayoutChanges, type User } from '../users/index.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

const database = useTestDatabase();
const home = { addressLine1: '12 Main St', city: 'Bronx', state: 'NY', zip: '10451' };

const inThreeDays = (ctx: TestContext) => new Date(ctx.now().getTime() + 72 * 3_600_000);
const listChanges = ({ db, partnerId }: TestContext, { id }: User) =>
  db.read((tx) => listPayoutChanges(tx, partnerId, [id]));

it('pauses the money of a person with another mailing address, not with the first one', async () => {
  const { ctx, user } = await insertMember(database());
  await updateProfile(ctx, { mailingAddress: home });
  await updateProfile(ctx, { name: 'Ada Lovelace' });
  expect(await listChanges(ctx, user)).toEqual([]);
  await updateProfile(ctx, { mailingAddress: { ...home, addressLine1: '13 Main St' } });
  expect(await listChanges(ctx, user)).toMatchObject([{ change: 'mailingAddress', until: inThreeDays(ctx) }]);
});

it('pauses the money of a person with another email, once that is proven', async () => {
  const { ctx, user } = await insertMember(database());
  const { token } = await askForEmail(ctx);
  expect(await listChanges(ctx, user)).toEqual([]);
  await verifyEmail(ctx, { token });
  expect(await listChanges(ctx, user)).toMatchObject([{ change: 'email', until: inThreeDays(ctx) }]);
});
