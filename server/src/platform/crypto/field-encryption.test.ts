import { describe, expect, it } from 'vitest';
import {
  asOwner,
  type BarePartner,
  insertBarePartner,
  insertBareUsers,
  useTrustWorld,
} from '../../testing/worlds/trust-world.ts';
import { seal, tryOpen } from './aes-gcm.ts';
import { getCurrentDataKey } from './data-keys.ts';
import type { FieldPlace } from './encrypted-columns.ts';
import { decryptField, encryptField } from './field-encryption.ts';
import type { KeyRing } from './key-ring.ts';
import { formatCiphertext, parseCiphertext } from './stored-ciphertext.ts';

const world = useTrustWorld();
const taxIdOf = (rowId: string) => ({ table: 'users', column: 'tax_id', purpose: 'tax-id', rowId }) as const;
const bodyOf = (rowId: string) =>
  ({ table: 'outbox_mails', column: 'body', purpose: 'mail', rowId }) as const;

describe('an encrypted field', () => {
  it('reads back in its own place, also in another process', async () => {
    const { partner, encrypt } = await setUp();
    const stored = await encrypt(taxIdOf('a'), '123-45-6789 ñ');
    expect(stored).toMatch(/^v1\.[0-9a-f-]{36}\.[\w-]{16}\.[\w-]+$/);

    const elsewhere = cipherOf(partner, world().openKeys());
    expect(await elsewhere.decrypt(taxIdOf('a'), stored)).toBe('123-45-6789 ñ');
  });

  it('never encrypts the same value to the same text', async () => {
    const { encrypt } = await setUp();
    expect(await encrypt(taxIdOf('a'), '1')).not.toBe(await encrypt(taxIdOf('a'), '1'));
  });

  it('reads nowhere but in its own row, column and partner [check 54]', async () => {
    const { encrypt, decrypt } = await setUp();
    expect(await readableSwaps({ encrypt, decrypt })).toEqual([]);
    const other = await setUp();
    await expect(other.decrypt(taxIdOf('a'), await encrypt(taxIdOf('a'), '1'))).rejects.toThrow(
      'unknown data key',
    );
  });

  it('would read in another row if its context left out the row [check 54]', async () => {
    const { partner, ctx } = await setUp();
    const { id, key } = await partner.db.transaction((tx) => getCurrentDataKey(tx, ctx, 'tax-id'));
    const contextWithoutRow = ({ table, column }: FieldPlace) =>
      JSON.stringify([table, column, partner.partnerId, id]);
    const defective: Cipher = {
      encrypt: (place, text) =>
        Promise.resolve(
          formatCiphertext({
            keyId: id,
            sealed: seal(key, Buffer.from(text), contextWithoutRow(place)),
            isPacked: false,
          }),
        ),
      decrypt: (place, stored) => {
        const { sealed } = parseCiphertext(stored) ?? expect.fail('not a ciphertext');
        const plaintext = tryOpen(key, sealed, contextWithoutRow(place));
        return plaintext
          ? Promise.resolve(plaintext.toString())
          : Promise.reject(new Error('altered or moved'));
      },
    };
    expect(await readableSwaps(defective)).toEqual(['another row']);
  });

  it('refuses a value in which any one character was changed', async () => {
    const { encrypt, decrypt } = await setUp();
    const stored = await encrypt(taxIdOf('a'), '123456789');
    for (let at = 0; at < stored.length - 1; at += 1) {
      const changed = `${stored.slice(0, at)}${stored[at] === 'A' ? 'B' : 'A'}${stored.slice(at + 1)}`;
      await expect(decrypt(taxIdOf('a'), changed), String(at)).rejects.toThrow('cannot be decrypted');
    }
    await expect(decrypt(taxIdOf('a'), '123456789')).rejects.toThrow('not a ciphertext');
  });

  it('takes less room than its text where that is long, and reads back to the letter', async () => {
    const { encrypt, decrypt } = await setUp();
    const story = JSON.stringify(Array.from({ length: 300 }, (_, at) => ({ key: `q${at}`, value: 'ñandú' })));
    const stored = await encrypt(bodyOf('a'), story);
    expect(stored.length).toBeLessThan(story.length / 3);
    expect(await decrypt(bodyOf('a'), stored)).toBe(story);

    await expect(decrypt(bodyOf('a'), stored.slice(0, -'.z'.length))).rejects.toThrow('altered or moved');
    const short = await encrypt(bodyOf('a'), 'a short one');
    await expect(decrypt(bodyOf('a'), `${short}.z`)).rejects.toThrow('altered or moved');
  });

  it('has one data key per partner and purpose, also when the first values come at once', async () => {
    const { partner, encrypt, decrypt } = await setUp();
    const rows = Array.from({ length: 8 }, (_, index) => taxIdOf(String(index)));
    const stored = await Promise.all(rows.map((row) => encrypt(row, row.rowId)));

    expect(new Set(stored.map((text) => parseCiphertext(text)?.keyId)).size).toBe(1);
    expect(await Promise.all(rows.map((row, at) => decrypt(row, stored[at] ?? '')))).toEqual(
      rows.map((row) => row.rowId),
    );
    const keys = await partner.db.transaction((tx) => tx.selectFrom('data_keys').select('purpose').execute());
    expect(keys).toEqual([{ purpose: 'tax-id' }]);
  });

  it('cannot be found in a dump of the database, while a plain one can [check 53]', async () => {
    const { partner, encrypt } = await setUp();
    const [hidden = '', plain = ''] = await insertBareUsers(partner, 2);
    const write = (id: string, taxId: string) =>
      partner.db.transaction((tx) =>
        tx.updateTable('users').set({ tax_id: taxId }).where('id', '=', id).execute(),
      );
    await write(hidden, await encrypt(taxIdOf(hidden), '912-84-7755'));
    await write(plain, '913-95-8866');

    const dump = await dumpDatabase();
    expect(spellings('912-84-7755').filter((text) => dump.includes(text))).toEqual([]);
    expect(spellings('913-95-8866').filter((text) => dump.includes(text))).toEqual(['913-95-8866']);
  });
});

interface Cipher {
  readonly encrypt: (place: FieldPlace, plaintext: string) => Promise<string>;
  readonly decrypt: (place: FieldPlace, stored: string) => Promise<string>;
}

async function setUp() {
  const partner = await insertBarePartner(world().database);
  return { partner, ...cipherOf(partner, world().openKeys()) };
}

function cipherOf({ partnerId, db }: BarePartner, keys: KeyRing) {
  const ctx = { partnerId, keys };
  return {
    ctx,
    encrypt: (place: FieldPlace, plaintext: string) =>
      db.transaction((tx) => encryptField(tx, ctx, place, plaintext)),
    decrypt: (place: FieldPlace, stored: string) =>
      db.transaction((tx) => decryptField(tx, ctx, place, stored)),
  };
}

/** Where a value can still be read after someone moved it. */
async function readableSwaps({ encrypt, decrypt }: Cipher): Promise<string[]> {
  const stored = await encrypt(taxIdOf('a'), 'secret');
  const readable: string[] = [];
  for (const [where, place] of [
    ['another row', taxIdOf('b')],
    ['another column', bodyOf('a')],
  ] as const) {
    await decrypt(place, stored).then(
      () => readable.push(where),
      () => undefined,
    );
  }
  return readable;
}

async function dumpDatabase(): Promise<string> {
  const { database } = world();
  const tables = await asOwner<{ name: string }>(
    database,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows: string[] = [];
  // One table after another: there are more tables than connections.
  for (const { name } of tables) {
    const read = await asOwner<{ row: string }>(database, `select t::text as row from ${name} t`);
    rows.push(...read.map(({ row }) => row));
  }
  return rows.join('\n');
}

function spellings(text: string): string[] {
  const bytes = Buffer.from(text);
  return [
    text,
    text.replaceAll('-', ''),
    bytes.toString('hex'),
    bytes.toString('base64'),
    bytes.toString('base64url'),
  ];
}
