import { listAmiKeys, type EligibilityContent } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { listContacts } from '../../users/index.ts';
import { findAreasInForce, type StoredArea } from '../../income-limits/index.ts';
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
  /** Where the sample households live, with the limits of today, by the ids in their answers. */
  readonly areas: ReadonlyMap<string, StoredArea>;
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
    const areaIds = [current?.content, draft?.content].flatMap((content) => listSampleAreas(content));
    return {
      current,
      draft,
      versions,
      areas: await findAreasInForce(tx, { partnerId: ctx.partnerId, now: ctx.now() }, areaIds),
      programs: programs.map(({ id, name }) => ({ id, name })),
      nameById: new Map([...contacts.values()].map(({ id, name, email }) => [id, name ?? email])),
    };
  });
}

function listSampleAreas({ questions, samples = [] }: EligibilityContent = { questions: [] }): string[] {
  const keys = questions.filter(({ type }) => type === 'AMIComponent').map(({ key }) => listAmiKeys(key)[0]);
  return samples.flatMap(({ answers }) => keys.map((key) => String(answers[key] ?? '')));
}
