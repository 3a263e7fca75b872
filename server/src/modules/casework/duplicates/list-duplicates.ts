import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import type { Case } from '../../cases/index.ts';
import { listContacts, type UserContact } from '../../users/index.ts';
import {
  type Finding,
  listFindings,
  listMatches,
  listNamedCases,
  type NamedCase,
} from './duplicate-store.ts';
import { matchKinds, type MatchKind } from './match-kinds.ts';

export interface PossibleDuplicate extends NamedCase {
  /** In what the cases are alike, the strongest first. */
  readonly kinds: readonly MatchKind[];
}

export interface ResolvedDuplicate extends NamedCase, Finding {
  /** Nothing for an account that is gone. */
  readonly resolver: UserContact | null;
}

export interface Duplicates {
  readonly possible: readonly PossibleDuplicate[];
  /** More cases are like this one than are listed. */
  readonly hasMore: boolean;
  readonly resolved: readonly ResolvedDuplicate[];
}

const mostShown = 20;

/** Cases of this partner that may be about the same person under another account, and those that someone looked at. */
export async function listDuplicates(ctx: RequestContext, about: Case): Promise<Duplicates> {
  assertRight(ctx.actor, 'readCases');
  const { partnerId } = ctx;
  return ctx.db.read(async (tx) => {
    const { matches, hasMore } = await listMatches(tx, partnerId, about);
    const findings = await listFindings(tx, ctx, about.id);
    const found = [...new Set(matches.map(({ caseId }) => caseId))];
    const ids = [...found, ...findings.map(({ otherCaseId }) => otherCaseId)];
    const cases = await listNamedCases(tx, partnerId, [...new Set(ids)]);
    const resolvers = await listContacts(
      tx,
      partnerId,
      findings.map(({ resolvedBy }) => resolvedBy),
    );
    const possible = found
      .flatMap((id) => {
        const named = cases.get(id);
        const kinds = matchKinds.filter((kind) =>
          matches.some((match) => match.caseId === id && match.kind === kind),
        );
        return named ? [{ ...named, kinds }] : [];
      })
      .toSorted((left, right) => rankOf(left) - rankOf(right));
    return {
      possible: possible.slice(0, mostShown),
      hasMore: hasMore || possible.length > mostShown,
      resolved: findings.flatMap((finding) => {
        const named = cases.get(finding.otherCaseId);
        return named ? [{ ...named, ...finding, resolver: resolvers.get(finding.resolvedBy) ?? null }] : [];
      }),
    };
  });
}

/** The strongest likeness comes first. */
function rankOf({ kinds: [strongest] }: PossibleDuplicate): number {
  return strongest === undefined ? matchKinds.length : matchKinds.indexOf(strongest);
}
