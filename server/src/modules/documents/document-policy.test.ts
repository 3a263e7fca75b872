import type { StaffRole } from '@handrail/engine/rights';
import { describe, expect, it } from 'vitest';
import { buildStaffActor } from '../../testing/builders/staff-actor.ts';
import { assertMayChange, maySeeDocument } from './document-policy.ts';

const document = { ownerId: 'an applicant' };

describe('the documents of applicants', () => {
  it.each<[StaffRole, boolean]>([
    ['caseWorker', true],
    ['fiscal', false],
    ['admin', true],
    ['platform', true],
  ])('are seen by a %s; who may change them: %s [P629]', (role, mayChange) => {
    const actor = buildStaffActor(role);
    expect(maySeeDocument(actor, document)).toBe(true);
    const change = () => {
      assertMayChange(actor, document);
    };
    if (mayChange) expect(change).not.toThrow();
    else expect(change).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});
