import { importPartnerLimits, planPartnerImport, readLimitsFile } from '../../modules/income-limits/index.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { buildHudRow, toHudCsv } from '../../testing/hud-file.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { buildProvider } from '../../testing/saml/identity-provider.ts';
import { saveIdentityProvider } from '../../modules/sso/index.ts';
import { inviteStaff } from '../../modules/team/invite-staff.ts';
import { listTeam } from '../../modules/team/list-team.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

/** An open invitation: its id, and the token that its mail carries. */
async function invite({ database, partner, people }: Stage) {
  const { actor } = await insertSession(database, partner.id, people.partnerAdmin);
  const admin = buildContext(database, { partnerId: partner.id, actor });
  await inviteStaff(admin, { email: 'invited@demo.example', role: 'fiscal' });
  const mails = await deliverMails(admin);
  const token = /\/join#token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  const [invitation] = (await listTeam(admin)).invitations;
  return { id: invitation?.id ?? '', token };
}

async function connectStaff({ database, partner }: Stage): Promise<void> {
  await saveIdentityProvider(buildSystemContext(database, { partnerId: partner.id }), {
    tenant: 'staff',
    metadata: buildProvider().metadata,
    name: 'Office Login',
    emailAttribute: null,
    nameAttribute: null,
    enabled: true,
  });
}

export const staffRecords: Record<string, MutationRecord> = {
  returnToSharedLimits: {
    acts: ['returnToSharedLimits'],
    as: 'partnerAdmin',
    prepare: async ({ database, partner }) => {
      const ctx = buildSystemContext(database, { partnerId: partner.id });
      const { areas } = await readLimitsFile(toHudCsv([buildHudRow()]), 2025);
      const coming = { year: 2025, effectiveFrom: '2025-04-01', source: 'limits.csv', areas };
      await importPartnerLimits(ctx, coming, (await planPartnerImport(ctx, coming)).key);
      return { input: {} };
    },
  },
  importIncomeLimits: {
    acts: ['importIncomeLimits'],
    as: 'partnerAdmin',
    prepare: async ({ database, partner }) => {
      const file = toHudCsv([buildHudRow()]);
      const coming = { year: 2025, effectiveFrom: '2025-04-01', source: 'limits.csv' };
      const ctx = buildSystemContext(database, { partnerId: partner.id });
      const { key } = await planPartnerImport(ctx, { ...coming, ...(await readLimitsFile(file, 2025)) });
      return {
        input: { files: [null], year: 2025, confirmedKey: key },
        files: [['limits.csv', file]],
      };
    },
  },
  inviteStaff: { acts: ['inviteStaff'], as: 'partnerAdmin' },
  resendInvitation: {
    acts: ['inviteStaff'],
    as: 'partnerAdmin',
    prepare: async (stage) => ({ input: { id: (await invite(stage)).id } }),
  },
  revokeInvitation: {
    acts: ['revokeInvitation'],
    as: 'partnerAdmin',
    prepare: async (stage) => ({ input: { id: (await invite(stage)).id } }),
  },
  acceptInvitation: {
    acts: ['acceptInvitation'],
    as: 'anonymous',
    prepare: async (stage) => {
      const { token } = await invite(stage);
      const account = { name: 'Ben Ortiz', password: 'tulip-7-vase-meadow' };
      return { input: { partnerId: stage.partner.id, token, ...account } };
    },
  },
  changeStaffRole: {
    acts: ['changeStaffRole'],
    as: 'partnerAdmin',
    prepare: ({ people }) => ({ input: { userId: people.caseWorker.id, role: 'fiscal' } }),
  },
  revokeStaff: {
    acts: ['revokeStaff'],
    as: 'partnerAdmin',
    prepare: async ({ database, partner }) => {
      const { id: userId } = await insertStaff(database, partner.id);
      return { input: { userId } };
    },
  },
  saveIdentityProvider: {
    acts: ['saveIdentityProvider'],
    as: 'partnerAdmin',
    prepare: ({ partner }) => ({
      input: {
        tenantId: partner.tenantIds.staff,
        name: 'Office Login',
        metadata: buildProvider().metadata,
        enabled: true,
      },
    }),
  },
  startSingleSignOn: {
    acts: [],
    as: 'anonymous',
    unrecorded: 'Nothing has happened until the provider answers; that answer is recorded.',
    prepare: async (stage) => {
      await connectStaff(stage);
      return { input: { partnerId: stage.partner.id, tenantId: stage.partner.tenantIds.staff } };
    },
  },
  saveNoticeTemplate: { acts: ['saveNoticeTemplate'], as: 'partnerAdmin' },
  saveReminderDays: { acts: ['saveReminderDays'], as: 'partnerAdmin' },
};
