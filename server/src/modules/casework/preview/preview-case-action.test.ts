import { describe, expect, it } from 'vitest';
import type { TestContext } from '../../../testing/build-context.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../testing/worlds/case-world.ts';
import { performCaseAction } from '../index.ts';

const database = useTestDatabase();

interface Preview {
  readonly caseActionPreview: {
    readonly metadata: { readonly errors: readonly string[] };
    readonly mail: { name: string; email: string; subject: string; text: string } | null;
  };
}

async function preview(ctx: TestContext, input: Record<string, unknown>) {
  const { data } = await runOperation<Preview>(
    ctx,
    `query Preview($input: PerformCaseActionInput!) { caseActionPreview(input: $input) {
      metadata { errors } mail { name email subject text } } }`,
    { input },
  );
  return data.caseActionPreview;
}

describe('the preview of an action', () => {
  it('is the mail that is then sent, word for word, and changes nothing', async () => {
    const { caseId, reviewer, owner } = await buildCaseWorld(database(), { config: { reviewSteps: [] } });
    // Time goes on while a preview is made.
    let time = Date.parse('2026-11-20T15:00:00Z');
    const ctx = { ...reviewer.ctx, now: () => new Date((time += 1)) };
    const request = { caseId, action: 'denyCase', seen: 'InReview', reason: 'Over the limit.' } as const;
    await deliverMails(ctx);
    const audit = await readAudit(ctx);
    const { mail } = await preview(ctx, request);

    expect(mail).toMatchObject({ name: 'Ada Reyes', email: owner.email });
    expect(mail?.text).toContain('Over the limit.');
    expect(await readAudit(ctx)).toEqual(audit);
    const waiting = await ctx.db.read((tx) =>
      tx.selectFrom('outbox_mails').where('sent_at', 'is', null).selectAll().execute(),
    );
    expect(waiting).toEqual([]);
    await ctx.db.transaction((tx) => performCaseAction(tx, ctx, request));
    const sent = (await deliverMails(ctx)).at(-1);
    expect([sent?.subject, sent?.text]).toEqual([mail?.subject, mail?.text]);
  });

  it('says that no mail is sent, and refuses what would be refused', async () => {
    const { caseId, reviewer } = await buildCaseWorld(database());
    const seen = 'InReview';
    const amount = { requestedAmount: 100_000, assigneeId: reviewer.user.id };
    expect(
      await preview(reviewer.ctx, { caseId, action: 'recommendForCertification', seen, ...amount }),
    ).toMatchObject({ metadata: { errors: [] }, mail: null });
    expect((await preview(reviewer.ctx, { caseId, action: 'denyCase', seen })).metadata.errors[0]).toBe(
      'CASE_ACTION_REFUSED',
    );
    expect(
      (await preview(reviewer.ctx, { caseId, action: 'denyCase', seen: 'ReadyForReview' })).metadata
        .errors[0],
    ).toBe('CASE_CHANGED');
  });
});

describe('the reasons to choose from', () => {
  const look = async (ctx: TestContext, id: string) => {
    const { data } = await runOperation<{ staffCase: { decisionReasons: object[] } }>(
      ctx,
      'query Look($id: ID!) { staffCase(id: $id) { decisionReasons { action label text } } }',
      { id },
    );
    return data.staffCase.decisionReasons;
  };

  it("are the program's own, and the usual ones for the rest", async () => {
    const own = { label: 'Rent is paid', text: { en: 'Your rent is paid.', es: 'Su renta está pagada.' } };
    const { caseId, reviewer } = await buildCaseWorld(database(), {
      config: { review: { reasons: { denyCase: [own] } } },
    });
    const reasons = await look(reviewer.ctx, caseId);
    expect(reasons[0]).toEqual({ action: 'denyCase', label: 'Rent is paid', text: 'Your rent is paid.' });
    expect(reasons.slice(1)).toContainEqual({
      action: 'sendBack',
      label: 'A document is missing',
      text: 'A document that we need is missing. Please upload it and submit your application again.',
    });
  });
});
