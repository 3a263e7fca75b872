import { randomUUID } from 'node:crypto';
import type { ProgramDefinition } from '@handrail/engine';
import { type ProgramDraft, publishDefinition, saveProgram } from '../../modules/programs/index.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { buildSystemContext } from './system-context.ts';

export function buildDefinition(overrides: Partial<ProgramDefinition> = {}): ProgramDefinition {
  return {
    key: 'test-form',
    version: 1,
    introPages: [{ key: 'welcome', title: 'Welcome', layout: 'welcome', body: 'Thank you for coming.' }],
    sections: [{ key: 'household', name: 'Household', questionGroups: [] }],
    ...overrides,
  };
}

export function buildProgramDraft(overrides: Partial<ProgramDraft> = {}): ProgramDraft {
  return {
    name: `Emergency Aid ${randomUUID()}`,
    summary: null,
    status: 'Open',
    heroImage: null,
    features: [],
    mailingAddress: null,
    definitionKey: 'test-form',
    definitionVersion: 1,
    maxFundingAmountCents: null,
    expectedMinutes: null,
    sortOrder: 0,
    config: {},
    applicantTypes: [],
    ...overrides,
  };
}

/** A program whose form is published beforehand. */
export async function insertProgram(
  database: Database,
  partnerId: string,
  overrides: Partial<ProgramDraft> = {},
): Promise<{ id: string }> {
  const ctx = buildSystemContext(database, { partnerId });
  const draft = buildProgramDraft(overrides);
  await publishDefinition(
    ctx,
    buildDefinition({ key: draft.definitionKey, version: draft.definitionVersion }),
  );
  return saveProgram(ctx, draft);
}
