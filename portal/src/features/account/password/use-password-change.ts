import { passwordRules, passwordRuleText, type PasswordPolicy, type PasswordRule } from '@handrail/engine';
import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { ChangePasswordDocument } from '../../../gql/operations.ts';
import { useStepUp } from '../../../shared/session/use-step-up.ts';
import type { Account } from '../../../shared/person/account-query.ts';
import { showChangedUser } from '../../../shared/person/use-current-user.ts';

interface PasswordRefusal {
  readonly text: string;
  /** What the password still lacks, in words (P548). */
  readonly missing: readonly string[];
}

interface NewPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Changes the password. It gives nothing when that worked, else what to say. */
export function usePasswordChange({
  user,
  settings,
}: Account): (passwords: NewPassword) => Promise<PasswordRefusal | undefined> {
  const session = usePortal();
  const client = useQueryClient();
  const stepUp = useStepUp();
  const say = useText();

  return async ({ currentPassword, newPassword }) => {
    const input = { newPassword, ...(user.hasPassword && { currentPassword }) };
    try {
      const { metadata } = await stepUp.run(
        async () => (await session.request(ChangePasswordDocument, { input })).changePassword,
      );
      if (metadata.status >= 400) return toRefusal(say, metadata.errors, toPolicy(settings.passwordPolicy));
      showChangedUser(client, session, { ...user, hasPassword: true });
      return undefined;
    } catch {
      return { text: say('account.error', 'Something went wrong'), missing: [] };
    }
  };
}

export function toPolicy(policy: string): PasswordPolicy {
  return policy === 'nist15' ? 'nist15' : 'spec';
}

function toRefusal(say: Say, [code, ...texts]: readonly string[], policy: PasswordPolicy): PasswordRefusal {
  switch (code) {
    case 'auth/weak-password':
      return {
        text: say('account.password.weak', 'Please choose a stronger password.'),
        missing: texts.map((rule) => (isRule(say, rule) ? passwordRuleText(say.locale, rule, policy) : rule)),
      };
    case 'auth/wrong-password':
      return { text: say('account.password.wrong', 'Your current password is not correct.'), missing: [] };
    case undefined:
    default:
      return { text: texts[0] ?? say('account.error', 'Something went wrong'), missing: [] };
  }
}

function isRule(say: Say, name: string): name is PasswordRule {
  return name in passwordRules(say.locale);
}
