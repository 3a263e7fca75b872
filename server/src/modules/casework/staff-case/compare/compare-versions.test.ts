import { describe, expect, it } from 'vitest';
import type { TestContext } from '../../../../testing/build-context.ts';
import { actOnCase } from '../../../../testing/builders/act-on-case.ts';
import { buildApplicantWorld } from '../../../../testing/builders/applicant-world.ts';
import { enterStaffOf } from '../../../../testing/builders/enter-staff.ts';
import { taxNumberAnswers, taxNumberForm } from '../../../../testing/builders/tax-number-form.ts';
import { runOperation } from '../../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../../testing/test-database.ts';
import { createApplication, updateApplication } from '../../../applications/index.ts';
import { submitApplication } from '../../index.ts';

const database = useTestDatabase();

async function buildVersions() {
  const world = await buildApplicantWorld(database(), {}, {}, taxNumberForm);
  const { ctx: owner } = await world.signIn();
  const { id, case: own } = await createApplication(owner, { programId: world.programId });
  const versions = [
    { ...taxNumberAnswers, story: 'Rent' },
    { ...taxNumberAnswers, story: 'open sesame', secret: 'Now asked', ssn: '178-05-1120' },
    { ...taxNumberAnswers, story: 'Food', ssn: '178-05-1120' },
  ];
  for (const [index, answers] of versions.entries()) {
    if (index > 0) await actOnCase(database(), world, own.id, 'sendBack');
    world.clock.moveBy({ hours: 1 });
    await updateApplication(owner, { id, answers });
    await submitApplication(owner, id);
  }
  const staff = await enterStaffOf(database(), world, 'caseWorker');
  return { id, staff: staff.ctx };
}

const compare = (ctx: TestContext, id: string, from: number, to: number) =>
  runOperation<{ comparedVersions: object[] | null }>(
    ctx,
    `query Compare($id: ID!, $from: Int!, $to: Int!) {
      comparedVersions(applicationId: $id, from: $from, to: $to) { key change before after } }`,
    { id, from, to },
  );

describe('two submitted versions', () => {
  it('are compared field by field, also when they do not follow each other, with masks', async () => {
    const { id, staff } = await buildVersions();
    const ssn = { key: 'ssn', change: 'changed', before: '••••1120', after: '••••1120' };

    expect((await compare(staff, id, 1, 2)).data.comparedVersions).toEqual([
      ssn,
      { key: 'story', change: 'changed', before: 'Rent', after: 'open sesame' },
      { key: 'secret', change: 'added', before: null, after: 'Now asked' },
    ]);
    expect((await compare(staff, id, 1, 3)).data.comparedVersions).toEqual([
      ssn,
      { key: 'story', change: 'changed', before: 'Rent', after: 'Food' },
    ]);
    expect((await compare(staff, id, 2, 3)).data.comparedVersions).toContainEqual({
      ...{ key: 'secret', change: 'removed', before: 'Now asked', after: null },
    });
    expect((await compare(staff, id, 1, 9)).data.comparedVersions).toBeNull();
  });
});

describe('the questions of a submitted version', () => {
  it('are explained: why one was asked, and why it was not', async () => {
    const { id, staff } = await buildVersions();
    const explain = async (version: number) =>
      (
        await runOperation(
          staff,
          `query Explain($id: ID!, $version: Int) {
            explainedFields(applicationId: $id, version: $version) { key label isShown reasons } }`,
          { id, version },
        )
      ).data.explainedFields;
    const secret = { key: 'secret', label: 'Never asked' };

    expect(await explain(2)).toEqual([
      { ...secret, isShown: true, reasons: ['“What happened” is “open sesame”'] },
    ]);
    expect(await explain(3)).toEqual([
      {
        ...secret,
        isShown: false,
        reasons: ['“What happened” is “Food”. It would have to be “open sesame”'],
      },
    ]);
  });
});
