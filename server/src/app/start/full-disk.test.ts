import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildProduct, runProduct } from '../../testing/processes/run-product.ts';
import { samplePdf } from '../../testing/sample-pdfs.ts';
import { buildProductWorld } from '../../testing/worlds/product-world.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

const place = mkdtempSync(join(tmpdir(), 'handrail-full-'));
/** Mounts a small disk that only the program after it sees. */
const onSmallDisk = [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  ...['mount -t tmpfs -o size=1500k tmpfs "$0" && exec "$@"', place],
];
/** Some machines let only root mount, in containers not even that. */
const mayMount = spawnSync(onSmallDisk[0] ?? '', [...onSmallDisk.slice(1), 'true']).status === 0;

let world: Awaited<ReturnType<typeof buildProductWorld>>;
beforeAll(async () => {
  buildProduct();
  world = await buildProductWorld();
});
afterAll(async () => {
  await world.close();
  rmSync(place, { recursive: true });
});

describe.runIf(mayMount)('an upload that finds the disk of temporary files full', () => {
  it('is told to come back, and the operator reads why', async () => {
    const product = runProduct({ ...world.env, PROCESS_ROLE: 'web', TMPDIR: place }, onSmallDisk);
    const large = Buffer.concat([samplePdf(), Buffer.alloc(2_000_000, ' ')]);
    const { status, body } = await world.upload(product, 'lease.pdf', large);
    expect([status, JSON.parse(body)]).toEqual([
      503,
      {
        data: null,
        errors: [
          {
            message: 'This service cannot answer right now. Please wait a moment and try again.',
            extensions: { code: 'BUSY', status: 503 },
          },
        ],
      },
    ]);
    await product.saw('an upload found no room in the temporary folder');
    // What was received of it has gone, so there is room for a smaller one.
    expect(await world.upload(product, 'lease.pdf', samplePdf())).toMatchObject({ status: 200 });
  });
});
