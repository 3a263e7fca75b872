import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { samplePdf, slowPdf } from '../../../testing/sample-pdfs.ts';
import { startRenderer } from './renderer.ts';
import { listRenderers } from './watch-renderer.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'handrail-renderer-test-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function draw(content: Buffer, longestMs: number) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  const before = listRenderers(process.pid);
  const answer = startRenderer(false).draw({ kind: 'pdf', path }, longestMs);
  const [id] = listRenderers(process.pid).filter((each) => !before.includes(each));
  return { answer, id };
}

describe('a process that draws', () => {
  it('ends by itself in the middle of a drawing when the time of the file is up', async () => {
    expect(await draw(slowPdf, 1_500).answer).toBe('late');
  });

  it('that does not even do that is ended, and the file is not to blame', async () => {
    const { answer, id } = draw(samplePdf(), 500);
    await vi.waitFor(() => process.kill(Number(id), 'SIGSTOP'));
    expect(await answer).toBe('ended');
    expect(listRenderers(process.pid)).not.toContain(id);
  });
});
