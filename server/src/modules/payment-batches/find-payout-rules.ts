import { hasFeature } from '@handrail/engine';
import { type ClaimMethod, claimMethods, featuresOfMethods } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import { assertRight } from '../../platform/rights.ts';
import { getPartnerWithin, listProgramFeaturesOn } from '../partners/index.ts';
import { listProgramsOf } from '../programs/index.ts';

/** The provider that moves no money. */
const testProvider = 'test-bank';

/** Who pays in one way. */
export interface PayoutMethod {
  readonly method: ClaimMethod;
  /** Null where nobody does: the method cannot be chosen. */
  readonly provider: string | null;
  /** Whether it only pretends to pay. */
  readonly isTest: boolean;
  /** Whether a program lets its payees choose it. */
  readonly isOffered: boolean;
}

export interface PayoutRules {
  readonly isConnected: boolean;
  readonly hasBankFiles: boolean;
  readonly methods: readonly PayoutMethod[];
}

/** How money leaves this installation, and what it lacks for what the programs offer. */
export function findPayoutRules(ctx: RequestContext): Promise<PayoutRules> {
  assertRight(ctx.actor, 'issuePayments');
  const { payouts } = ctx.ports;
  return ctx.db.read(async (tx) => {
    const partner = await getPartnerWithin(tx, ctx);
    const programs = await listProgramsOf(tx, ctx.partnerId);
    const featuresOn = await Promise.all(
      programs.map((program) => listProgramFeaturesOn(ctx, partner, program)),
    );
    return {
      isConnected: payouts.methods.length > 0,
      hasBankFiles: ctx.settings.bankOrigin !== undefined,
      methods: claimMethods.map((method) => {
        const provider = payouts.methods.includes(method) ? payouts.nameFor(method) : null;
        const isOffered = featuresOn.some(
          (features) =>
            hasFeature(features, 'claim-funds') && hasFeature(features, featuresOfMethods[method]),
        );
        return { method, provider, isTest: provider === testProvider, isOffered };
      }),
    };
  });
}
