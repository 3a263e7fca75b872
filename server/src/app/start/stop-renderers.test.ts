import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isAlive,
  listRenderers,
  readWorkedTicks,
} from '../../modules/documents/previews/watch-renderer.fixture.ts';
import { buildProduct, runProduct } from '../../testing/processes/run-product.ts';
import { samplePdf, slowPdf } from '../../testing/sample-pdfs.ts';
import { buildProductWorld } from '../../testing/worlds/product-world.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

/** Of its own: tests that run beside this one start the product too, which removes what the dead left behind. */
const place = mkdtempSync(join(tmpdir(), 'handrail-stop-'));
afterAll(() => {
  rmSync(place, { recursive: true });
});

let world: Awaited<ReturnType<typeof buildProductWorld>>;
beforeAll(buildProduct);
beforeEach(async () => {
  world = await buildProductWorld();
});
afterEach(() => world.close());

/** To start and to load its libraries takes a renderer less. */
const ticksUntilDrawing = 250;

/** A process of the product that draws, or has drawn, and the processes that do so for it. */
async function startDrawing(content: Buffer) {
  const product = runProduct({ ...world.env, TMPDIR: place, SHUTDOWN_TIMEOUT_SECONDS: '1' });
  expect(await world.upload(product, 'lease.pdf', content)).toMatchObject({ status: 200 });
  const renderers = await vi.waitFor(
    () => {
      const found = listRenderers(product.pid);
      expect(found).toHaveLength(1);
      return found;
    },
    { timeout: 60_000 },
  );
  return { product, renderers };
}

async function startSlowDrawing() {
  const { product, renderers } = await startDrawing(slowPdf);
  await vi.waitFor(
    () => {
      expect(renderers.map(readWorkedTicks)[0]).toBeGreaterThan(ticksUntilDrawing);
    },
    { timeout: 60_000 },
  );
  return { product, renderers };
}

/** The folders with plain content that a process made and that are still there. */
function listFolders({ pid }: { pid: number }): string[] {
  return readdirSync(place).filter((name) =>
    new RegExp(`^handrail-(preview|upload)-${String(pid)}-`).test(name),
  );
}

describe('the plain content of a document that is being drawn', () => {
  it('is deleted by a server that stops', async () => {
    const { product } = await startSlowDrawing();
    expect(listFolders(product)).toHaveLength(1);
    product.kill('SIGTERM');
    await product.exited;
    expect(listFolders(product)).toEqual([]);
  });

  it('is deleted at the next start after the server was killed', async () => {
    const { product } = await startSlowDrawing();
    product.kill('SIGKILL');
    await product.exited;
    expect(listFolders(product)).toHaveLength(1);
    await runProduct({ ...world.env, TMPDIR: place, PROCESS_ROLE: 'web' }).saw('listening');
    expect(listFolders(product)).toEqual([]);
  });
});

describe('a process that draws previews', () => {
  it('ends in the middle of a drawing with the server that was killed', async () => {
    const { product, renderers } = await startSlowDrawing();
    product.kill('SIGKILL');
    await product.exited;
    await expect.poll(() => renderers.filter(isAlive), { timeout: 20_000 }).toEqual([]);
  });

  it('is ended by a server that stops, and the file is not given up', async () => {
    const { product, renderers } = await startSlowDrawing();
    product.kill('SIGTERM');
    expect((await product.exited).code).toBe(0);
    expect(renderers.filter(isAlive)).toEqual([]);
    expect(await world.listPrepared()).toEqual([]);
  });

  it('is ended by a server that stops while it waits for the next file', async () => {
    const { product, renderers } = await startDrawing(samplePdf());
    await product.saw('job done');
    expect(await world.listPrepared()).toMatchObject([{ preview_key: expect.any(String) as string }]);
    product.kill('SIGTERM');
    expect((await product.exited).code).toBe(0);
    expect(renderers.filter(isAlive)).toEqual([]);
  });
});
