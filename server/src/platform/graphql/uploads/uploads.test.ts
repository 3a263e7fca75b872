import { describe, expect, it, vi } from 'vitest';
import { ownPageHeaders } from '../../../testing/api/build-endpoint.ts';
import {
  dribble,
  limits,
  listLeftovers,
  query,
  send,
  sha256,
  startUploads,
  tooLarge,
  tooMany,
} from '../../../testing/worlds/upload-world.ts';

describe('a call with files', () => {
  it('hands each file to its variable, whole, and keeps nothing afterwards', async () => {
    const { url, kept } = await startUploads();
    const large = Buffer.alloc(2_000_000, 'large');
    const reply = await send(url, [
      ['résumé.pdf', Buffer.from('small')],
      ['b.pdf', large],
    ]);
    expect(reply).toMatchObject({ status: 200, body: { data: { keep: 2 } } });
    expect(kept).toEqual([
      {
        filename: 'résumé.pdf',
        size: 5,
        hash: sha256(Buffer.from('small')),
        content: sha256(Buffer.from('small')),
      },
      { filename: 'b.pdf', size: large.length, hash: sha256(large), content: sha256(large) },
    ]);
    expect(listLeftovers()).toEqual([]);
  });

  it.each([
    ['no header of our own', { 'x-operation-name': undefined }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['silence about its origin', { 'sec-fetch-site': undefined }],
    ['a foreign origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ])('is refused with %s, and not read [check 15]', async (_case, headers) => {
    const { url, kept } = await startUploads();
    expect(await send(url, [['a.pdf', Buffer.from('x')]], headers)).toMatchObject({ status: 403 });
    expect(kept).toEqual([]);
  });

  it('is refused of a visitor before a byte of it is kept', async () => {
    const { url, kept } = await startUploads({ actor: { kind: 'anonymous' } });
    expect(await send(url, [['a.pdf', Buffer.from('x')]])).toMatchObject({
      body: { errors: [{ message: 'Unauthorized' }] },
    });
    expect([kept, listLeftovers()]).toEqual([[], []]);
  });

  it('is refused with 413 and its text when the files are too large together [P559] [check 35]', async () => {
    const { url, kept } = await startUploads();
    const half = Buffer.alloc(limits.bytes / 2 + 1);
    expect(
      await send(url, [
        ['a.pdf', half],
        ['b.pdf', half],
      ]),
    ).toMatchObject({
      status: 413,
      body: { errors: [{ message: tooLarge }] },
    });
    expect([kept, listLeftovers()]).toEqual([[], []]);
  });

  it('is refused with its text when it brings too many files [P557] [P558] [check 35]', async () => {
    const { url, kept } = await startUploads();
    const files = Array.from(
      { length: 4 },
      (_, index) => [`${String(index)}.pdf`, Buffer.from('x')] as const,
    );
    expect(await send(url, files)).toMatchObject({ status: 400, body: { errors: [{ message: tooMany }] } });
    expect([kept, listLeftovers()]).toEqual([[], []]);
  });

  it.each([
    ['the map names no variable', { map: { 0: ['variables.input.nothing'] } }],
    ['the map leads to a prototype', { map: { 0: ['variables.__proto__.files'] } }],
    ['the map leads out of the variables', { map: { 0: ['query'] } }],
    ['the map replaces a value', { map: { 0: ['variables.input.note'] } }],
    ['the map names a file that is not there', { map: { 7: ['variables.input.files.0'] } }],
    ['the map is missing', { map: undefined }],
    ['the operations are missing', { operations: undefined }],
    ['several operations come at once', { operations: [{ query }, { query }] }],
  ])('is refused when %s', async (_case, parts) => {
    const { url, kept } = await startUploads();
    expect(await send(url, [['a.pdf', Buffer.from('x')]], {}, parts)).toMatchObject({ status: 400 });
    expect([kept, listLeftovers(), 'files' in {}]).toEqual([[], [], false]);
  });

  it('does not take a description of a file for a file', async () => {
    const { url, kept } = await startUploads();
    const file = { filename: 'a.pdf', path: '/etc/passwd', size: 1, sha256: 'x' };
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: ownPageHeaders,
      body: JSON.stringify({ query, variables: { input: { files: [file] } } }),
    });
    expect([reply.status, await reply.text(), kept]).toEqual([
      400,
      expect.stringContaining('Send the file as a part of a multipart request'),
      [],
    ]);
  });

  it('breaks off in the middle without a trace', async () => {
    const { url, kept } = await startUploads();
    await dribble(url, { bytes: 2, everyMs: 5, then: 'hang up' });
    await vi.waitFor(() => expect([kept, listLeftovers()]).toEqual([[], []]), { timeout: 10_000 });
  });
});
