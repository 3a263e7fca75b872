import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildProduct, runProduct } from '../../testing/processes/run-product.ts';
import { samplePdf } from '../../testing/sample-pdfs.ts';
import { buildProductWorld } from '../../testing/worlds/product-world.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

/** Small disks need rights that some machines give nobody. The system refuses to write past this limit in the same way. */
const mayWriteLittle = ['sh', '-c', 'ulimit -f 2000 && exec "$0" "$@"'];

let world: Awaited<ReturnType<typeof buildProductWorld>>;
beforeAll(async () => {
  buildProduct();
  world = await buildProductWorld();
});
afterAll(() => world.close());

describe('an upload that finds no room for temporary files', () => {
  it('is told to come back, and the operator reads why', async () => {
    const product = runProduct({ ...world.env, PROCESS_ROLE: 'web' }, mayWriteLittle);
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
