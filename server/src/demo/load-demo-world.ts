import { createHash } from 'node:crypto';
import type { Visit } from '../platform/context.ts';
import { giveFirstPassword } from '../modules/identity/index.ts';
import { saveIncident } from '../modules/incidents/index.ts';
import { savePartner } from '../modules/partners/index.ts';
import { saveProgram } from '../modules/programs/index.ts';
import { appointStaff, waiveSecondFactor } from '../modules/staff/index.ts';
import { saveTaxSettings } from '../modules/taxes/index.ts';
import { saveUser } from '../modules/users/index.ts';
import { listDemoAccounts, demoPassword } from './demo-accounts.ts';
import { demoId } from './demo-id.ts';
import { loadDemoEligibility } from './load-demo-eligibility.ts';
import { loadDemoFunds } from './load-demo-funds.ts';
import { toPartnerDraft, toProgramDraft, type DemoPartner } from './demo-partner.ts';
import { demoPartners } from './demo-partners.ts';

/** Loads the invented partners, programs and people; loading again changes nothing. */
export async function loadDemoWorld(visit: Visit): Promise<void> {
  await Promise.all(demoPartners.map((partner) => loadPartner(visit, partner)));
}

/** Changes with whatever the demo world consists of. */
export function toWorldChecksum(): string {
  const world = demoPartners.map((partner) => [partner, listDemoAccounts(partner)]);
  return createHash('sha256').update(JSON.stringify(world)).digest('hex');
}

async function loadPartner(visit: Visit, partner: DemoPartner): Promise<void> {
  const ctx = visit.enter(demoId(partner.externalId));
  await savePartner(ctx, toPartnerDraft(partner));
  const programIdByName = new Map<string, string>();
  for (const [index, program] of partner.programs.entries()) {
    const { id } = await saveProgram(ctx, toProgramDraft(partner, program, index));
    programIdByName.set(program.name, id);
  }
  if (partner.ein) await saveTaxSettings(ctx, { ein: partner.ein, payerName: null, thresholds: [] });
  if (partner.eligibility) await loadDemoEligibility(ctx, partner.eligibility, programIdByName);
  await loadDemoFunds(ctx);
  for (const { role, ...account } of listDemoAccounts(partner)) {
    const user = await saveUser(ctx, account);
    await giveFirstPassword(ctx, user.id, demoPassword);
    if (!role) continue;
    await appointStaff(ctx, user.id, role);
    await waiveSecondFactor(ctx, user.id);
  }
  if (partner.incident) {
    await saveIncident(ctx, { id: demoId(`${partner.externalId} incident`), ...partner.incident });
  }
}
