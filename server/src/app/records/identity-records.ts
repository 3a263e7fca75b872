import { issueIdentityToken } from '../../modules/identity/issue-identity-token.ts';
import { mailPasswordReset } from '../../modules/identity/passwords/mail-password-reset.job.ts';
import { sendPasswordReset } from '../../modules/identity/passwords/send-password-reset.ts';
import { setPassword } from '../../modules/identity/index.ts';
import { askForEmail } from '../../testing/ask-for-email.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts';
import { requestLink } from '../../testing/request-link.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

const password = 'tulip-7-vase-meadow';
const newEmail = 'new-address@demo.example';

const tenantOf = ({ partner }: Stage) => ({ partnerId: partner.id, tenantId: partner.tenantIds.applicant });

const asVisitor = ({ database, partner }: Stage) => buildContext(database, { partnerId: partner.id });

async function asOwner({ database, partner, people }: Stage) {
  const { actor } = await insertSession(database, partner.id, people.owner);
  return buildContext(database, { partnerId: partner.id, actor });
}

async function givePassword({ database, partner, people }: Stage): Promise<void> {
  await setPassword(buildSystemContext(database, { partnerId: partner.id }), people.owner.id, password);
}

export const identityRecords: Record<string, MutationRecord> = {
  sendMagicLink: { acts: ['sendMagicLink'], as: 'anonymous' },
  sendMagicLinkV2: { acts: ['sendMagicLink'], as: 'anonymous' },
  signInWithEmailLink: {
    acts: ['signInWithEmailLink'],
    as: 'anonymous',
    prepare: async (stage) => {
      const { email } = stage.people.owner;
      const { token } = await requestLink(asVisitor(stage), stage.partner, { email });
      return { input: { ...tenantOf(stage), token, email } };
    },
  },
  signInWithPassword: {
    acts: ['signInWithPassword'],
    as: 'anonymous',
    prepare: async (stage) => {
      await givePassword(stage);
      return { input: { ...tenantOf(stage), email: stage.people.owner.email, password } };
    },
  },
  beginSession: {
    acts: ['beginSession'],
    as: 'anonymous',
    prepare: async (stage) => {
      const ctx = asVisitor(stage);
      const proven = await ctx.db.transaction((tx) =>
        issueIdentityToken(tx, ctx, stage.people.owner.id, 'BASIC'),
      );
      return { input: { ...tenantOf(stage), ...proven, authenticationMechanism: 'BASIC' } };
    },
  },
  changePassword: {
    acts: ['changePassword', 'endSessions'],
    as: 'owner',
    prepare: () => ({ input: { newPassword: password } }),
  },
  sendPasswordReset: {
    acts: ['sendPasswordReset'],
    as: 'anonymous',
    prepare: (stage) => ({
      input: { ...tenantOf(stage), email: stage.people.owner.email, timezone: 'America/New_York' },
    }),
  },
  resetPassword: {
    acts: ['endSessions', 'resetPassword'],
    as: 'anonymous',
    prepare: async (stage) => {
      await givePassword(stage);
      const ctx = asVisitor(stage);
      const { email } = stage.people.owner;
      await sendPasswordReset(ctx, {
        email,
        tenantId: stage.partner.tenantIds.applicant,
        timezone: 'America/New_York',
      });
      await runWaitingJobs(stage.database, ctx, mailPasswordReset);
      const mails = await deliverMails(ctx);
      const token = /#token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
      return { input: { ...tenantOf(stage), token, email, newPassword: 'maple-9-river-stone' } };
    },
  },
  reauthenticate: {
    acts: ['reauthenticate'],
    as: 'owner',
    prepare: async (stage) => {
      await givePassword(stage);
      return { input: { password } };
    },
  },
  endSession: { acts: ['endSession'], as: 'owner' },
  endSessions: { acts: ['endSessions'], as: 'owner' },
  endSessionById: {
    acts: ['endSessions'],
    as: 'owner',
    prepare: async (stage) => {
      const { actor } = await asOwner(stage);
      return { input: { id: 'sessionId' in actor ? actor.sessionId : '' } };
    },
  },
  keepSession: { acts: [], as: 'owner', unrecorded: 'It only says that someone is still there.' },
  recordPageView: { acts: [], as: 'anonymous', unrecorded: 'It is counted, not kept.' },
  updateProfile: { acts: ['updateProfile'], as: 'owner' },
  updateUserProfile: { acts: ['updateProfile'], as: 'owner' },
  cancelEmailChange: {
    acts: ['cancelEmailChange'],
    as: 'owner',
    prepare: async (stage) => {
      await askForEmail(await asOwner(stage), newEmail);
      return { input: {} };
    },
  },
  sendVerificationEmail: {
    acts: ['sendVerificationEmail'],
    as: 'owner',
    prepare: async (stage) => {
      await askForEmail(await asOwner(stage), newEmail);
      return { input: { ...tenantOf(stage), email: newEmail, timezone: 'America/New_York' } };
    },
  },
  verifyEmail: {
    acts: ['endSessions', 'verifyEmail'],
    as: 'anonymous',
    prepare: async (stage) => {
      const { token } = await askForEmail(await asOwner(stage), newEmail);
      return { input: { partnerId: stage.partner.id, token, email: newEmail } };
    },
  },
};
