import type { CaseStatus } from '@handrail/engine/cases';
import { findCase } from '../../modules/cases/index.ts';
import { performCaseAction } from '../../modules/casework/index.ts';
import { findReviewSheet } from '../../modules/casework/field-reviews/find-review-sheet.ts';
import { type FieldReviewRequest, reviewField } from '../../modules/casework/field-reviews/review-field.ts';
import type { Database } from '../../platform/db/open-database.ts';
import type { TestContext } from '../build-context.ts';
import { buildCaseWorld } from './case-world.ts';

/** A case in review whose partner asks for single answers again, with shorthands for its reviewer. */
export async function buildReviewWorld(database: Database, program = {}) {
  const world = await buildCaseWorld(database, program, {
    partner: { features: ['resubmission-requests'] },
    flags: { 'resubmission-requests': { enabled: true } },
  });
  const { caseId, applicationId, partnerId, reviewer } = world;

  const ask = (key: string, given: Partial<FieldReviewRequest> = {}, by: TestContext = reviewer.ctx) =>
    reviewField(by, {
      ...{ applicationId, version: 1, key, documentId: null, verdict: 'askAgain', reason: 'missing' },
      words: '',
      ...given,
    });

  const act = (
    action: 'sendBack' | 'startReview' | 'approveCase',
    seen: CaseStatus,
    reason = 'Please look.',
  ) =>
    reviewer.ctx.db.transaction((tx) =>
      performCaseAction(tx, reviewer.ctx, { caseId, action, seen, reason }),
    );

  async function readCase() {
    const found = await reviewer.ctx.db.read((tx) => findCase(tx, partnerId, caseId));
    if (!found) throw new Error('The case is gone');
    return found;
  }

  const readSheet = async (by: TestContext = reviewer.ctx) => findReviewSheet(by, await readCase());

  return { ...world, ask, act, readCase, readSheet };
}
