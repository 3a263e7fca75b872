import type { Field, ProgramDefinition } from '@handrail/engine';
import type { PartnerDraft } from '../../modules/partners/index.ts';
import { publishDefinition, saveProgram, type ProgramDraft } from '../../modules/programs/index.ts';
import type { User } from '../../modules/users/index.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { buildContext, type TestContext } from '../build-context.ts';
import { createTestClock, type TestClock } from '../test-clock.ts';
import { insertPartner } from './insert-partner.ts';
import { buildDefinition, buildProgramDraft } from './insert-program.ts';
import { insertSession } from './insert-session.ts';
import { insertUser, type UserOverrides } from './insert-user.ts';
import { buildSystemContext } from './system-context.ts';

export interface ApplicantWorld {
  readonly partnerId: string;
  readonly programId: string;
  readonly clock: TestClock;
  /** A person of the partner, signed in. */
  readonly signIn: (overrides?: UserOverrides) => Promise<{ ctx: TestContext; user: User }>;
}

/** A partner with a program; unless the test has another form, it asks for a name, a rent and, of tenants, a landlord. */
export async function buildApplicantWorld(
  database: Database,
  program: Partial<ProgramDraft> = {},
  partner: Partial<PartnerDraft> = {},
  form: ProgramDefinition = rentForm,
): Promise<ApplicantWorld> {
  const { id: partnerId } = await insertPartner(database, {
    features: [...(program.features ?? [])],
    ...partner,
  });
  const clock = createTestClock();
  const system = buildSystemContext(database, { partnerId, clock });
  await publishDefinition(system, form);
  const { id: programId } = await saveProgram(
    system,
    buildProgramDraft({ definitionKey: form.key, ...program }),
  );
  return {
    partnerId,
    programId,
    clock,
    signIn: async (overrides) => {
      const user = await insertUser(database, partnerId, overrides);
      const { actor } = await insertSession(database, partnerId, user, clock);
      return { ctx: buildContext(database, { partnerId, actor, clock }), user };
    },
  };
}

const fields: readonly Field[] = [
  { key: 'fullName', type: 'Text', copy: 'Full name' },
  { key: 'rent', type: 'Text', inputType: 'Currency', copy: 'Rent' },
  {
    key: 'isTenant',
    type: 'RadioList',
    copy: 'Do you rent?',
    options: [
      { label: 'Yes', value: 'yes' },
      { label: 'No', value: 'no' },
    ],
  },
  {
    key: 'landlord',
    type: 'Text',
    copy: 'Landlord',
    dynamicLogic: { eq: [{ answer: 'isTenant' }, { literal: 'yes' }] },
  },
  { key: 'lease', type: 'Document', copy: 'Lease', validation: { required: false } },
  { key: 'agreed', type: 'Checkbox', copy: 'I agree' },
];

const question = { key: 'home', copy: { title: 'Your home' }, fields };

export const rentForm = buildDefinition({
  key: 'rent-form',
  facts: { applicantName: ['fullName'], requestedAmount: 'rent' },
  sections: [
    {
      key: 'household',
      name: 'Household',
      questionGroups: [{ key: 'home', name: 'Home', questions: [question] }],
    },
  ],
});

/** Answers with which the rent form can be submitted. */
export const completeRent = { fullName: 'Ada Reyes', rent: 120_000, isTenant: 'no', agreed: true };
