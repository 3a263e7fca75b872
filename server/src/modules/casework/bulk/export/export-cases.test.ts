import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../../testing/build-context.ts';
import { buildSystemContext } from '../../../../testing/builders/system-context.ts';
import { listActions } from '../../../../testing/read-audit.ts';
import { runWaitingJobs } from '../../../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../../testing/worlds/case-world.ts';
import { applyBulkChange } from '../apply-bulk-change.job.ts';
import { planBulkChange } from '../plan-bulk-change.ts';
import { startBulkChange } from '../start-bulk-change.ts';
import { toCsv } from '../../../../platform/to-csv.ts';

const database = useTestDatabase();

async function download(ctx: TestContext, id: string) {
  const { data } = await runOperation<{
    downloadExport: { metadata: { errors: string[] }; filename: string | null; content: string | null };
  }>(
    ctx,
    `mutation ($input: BulkChangeIdInput!) {
      downloadExport(input: $input) { metadata { errors } filename content } }`,
    { input: { id } },
  );
  return data.downloadExport;
}

async function exportOne(name?: string) {
  const world = await buildCaseWorld(database());
  const { partnerId, clock, reviewer, caseId } = world;
  const system = buildSystemContext(database(), { partnerId, clock });
  if (name !== undefined) {
    await system.db.transaction((tx) =>
      tx.updateTable('application_facts').set({ applicant_name: name }).execute(),
    );
  }
  const id = randomUUID();
  await planBulkChange(reviewer.ctx, { id, work: { kind: 'export' }, of: { caseIds: [caseId] } });
  await startBulkChange(reviewer.ctx, id);
  await runWaitingJobs(database(), system, applyBulkChange);
  return { ...world, id };
}

describe('an export of cases', () => {
  it('has what the queue shows, for whoever asked, for a day, and is on record', async () => {
    const { reviewer, enterStaff, clock, id } = await exportOne();
    const { ctx } = reviewer;
    const { filename, content } = await download(ctx, id);
    expect(filename).toBe(`cases-${clock.now().toISOString().slice(0, 10)}.csv`);
    const [head, row] = content?.split('\r\n') ?? [];
    expect(head).toBe('\uFEFF"Case","Applicant","Program","Status","Requested","Assignee","Submitted","Due"');
    expect(row).toMatch(
      /^"[A-Z0-9-]+","Ada Reyes","[^"]+","In Review","1200\.00","Priya N\.","\d{4}-\d\d-\d\d","[^"]*"$/,
    );
    expect(await listActions(ctx)).toEqual(
      expect.arrayContaining(['startBulkChange', 'exportCases', 'downloadExport']),
    );
    const [stored] = await ctx.db.read((tx) => tx.selectFrom('bulk_files').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain('Ada');

    const admin = await enterStaff('admin');
    expect((await download(admin.ctx, id)).content).toBeNull();
    clock.moveBy({ hours: 25 });
    expect((await download(ctx, id)).metadata.errors[1]).toBe(
      'This file is not kept anymore. Export the cases again.',
    );
  });

  it('never begins a cell with what a spreadsheet would run', async () => {
    const { reviewer, id } = await exportOne('=HYPERLINK("https://evil.example")');
    const { content } = await download(reviewer.ctx, id);
    expect(content).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    for (const start of ['=', '+', '-', '@', '\t', '\r', ' =', '\n+']) {
      expect(toCsv([[`${start}1`]]).startsWith(`\uFEFF"'${start}1"`)).toBe(true);
    }
  });
});
