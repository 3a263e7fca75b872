import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { listContacts } from '../../users/index.ts';
import { listProgramsOf } from '../../programs/index.ts';
import { findDraft } from './eligibility-draft-store.ts';
import { findCurrentVersion, listVersions } from './eligibility-version-store.ts';
import type { EligibilityDraft, EligibilityVersion } from './eligibility-version.ts';

/** Everything that an author of the pre-check works with. */
export interface EligibilityDesk {
  readonly current: EligibilityVersion | undefined;
  readonly draft: EligibilityDraft | undefined;
  /** Newest first. */
  readonly versions: readonly EligibilityVersion[];
  readonly programs: readonly { readonly id: string; readonly name: string }[];
  /** The names of those who wrote, published or took back. */
  readonly nameById: ReadonlyMap<string, string>;
}

const mostVersions = 50;

export async function readEligibilityDesk(ctx: RequestContext): Promise<EligibilityDesk> {
  assertRight(ctx.actor, 'changePrograms');
  return ctx.db.read(async (tx) => {
    const current = await findCurrentVersion(tx, ctx.partnerId);
    const draft = await findDraft(tx, ctx.partnerId);
    const versions = await listVersions(tx, ctx.partnerId, mostVersions);
    const programs = await listProgramsOf(tx, ctx.partnerId);
    const people = [draft?.changedBy, ...versions.flatMap((each) => [each.publishedBy, each.takenBackBy])];
    const contacts = await listContacts(
      tx,
      ctx.partnerId,
      people.filter((id) => id !== null && id !== undefined),
    );
    return {
      current,
      draft,
      versions,
      programs: programs.map(({ id, name }) => ({ id, name })),
      nameById: new Map([...contacts.values()].map(({ id, name, email }) => [id, name ?? email])),
    };
  });
}
