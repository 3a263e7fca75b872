import type { StaffRole } from '@handrail/engine/rights';
import { describe, expect, it } from 'vitest';
import { buildStaffActor } from '../../testing/builders/staff-actor.ts';
import { assertMayChange, maySeeDocument } from './document-policy.ts';

const ownerId = 'an applicant';
const document = { ownerId, isSubmitted: true, permanent: false, uploader: { id: ownerId, name: 'Ada' } };

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

  it.each<StaffRole>(['caseWorker', 'fiscal', 'admin', 'platform'])(
    'are not there for a %s before they are submitted, unless staff or the product put them there',
    (role) => {
      const actor = buildStaffActor(role);
      const draft = { ...document, isSubmitted: false };
      expect(maySeeDocument(actor, draft)).toBe(false);
      const change = () => {
        assertMayChange(actor, draft);
      };
      expect(change).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
      expect(maySeeDocument(actor, { ...draft, uploader: { id: 'staff', name: 'Dario' } })).toBe(true);
      expect(maySeeDocument(actor, { ...draft, permanent: true })).toBe(true);
    },
  );
});
