import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkAdvisories } from './check-advisories.ts';
import { listLockedVersions } from './list-locked-versions.ts';

const versions = { 'left-pad': ['1.0.0'], '@scope/fine': ['2.0.0'] };

describe('the check for advisories', () => {
  it('fails for a package that has one, and says which', async () => {
    const advisory = { title: 'Pads right', severity: 'high', url: 'https://advisories.example/1' };
    const { finding, asked } = await check(200, { 'left-pad': [advisory] });

    expect(asked).toEqual(['POST /npm/-/npm/v1/security/advisories/bulk', versions]);
    expect(finding).toEqual({
      isClear: false,
      lines: ['left-pad 1.0.0: high, Pads right (https://advisories.example/1)'],
    });
  });

  it('passes when there are none', async () => {
    const { finding } = await check(200, {});
    expect(finding).toEqual({ isClear: true, lines: ['Advisories: none for 2 packages'] });
  });

  it('passes, says that it did not check and names no host where the registry refuses', async () => {
    const { finding } = await check(405, {});
    expect(finding).toEqual({
      isClear: true,
      lines: ['Advisories: NOT CHECKED for 2 packages, the registry refuses the question (405)'],
    });
  });

  it('passes, says that it did not check and names no host where nothing answers', async () => {
    const finding = await checkAdvisories('http://127.0.0.1:9', versions);
    expect(finding).toEqual({
      isClear: true,
      lines: ['Advisories: NOT CHECKED for 2 packages, the registry does not answer'],
    });
  });
});

describe('the locked versions', () => {
  it('are those that an installation runs, under their own names', () => {
    expect(
      listLockedVersions({
        '': { version: '0.1.0' },
        server: { version: '0.1.0' },
        'node_modules/@handrail/server': { link: true },
        'node_modules/fine': { version: '1.0.0' },
        'node_modules/other/node_modules/fine': { version: '2.0.0' },
        'node_modules/@scope/alias': { name: 'real', version: '3.0.0' },
        'node_modules/only-for-tests': { version: '9.0.0', dev: true },
      }),
    ).toEqual({ fine: ['1.0.0', '2.0.0'], real: ['3.0.0'] });
  });
});

async function check(status: number, answer: object) {
  let asked: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      asked = [`${request.method ?? ''} ${request.url ?? ''}`, body];
      response.writeHead(status).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const finding = await checkAdvisories(`http://127.0.0.1:${String(port)}/npm`, versions);
  server.closeAllConnections();
  server.close();
  return { finding, asked };
}
