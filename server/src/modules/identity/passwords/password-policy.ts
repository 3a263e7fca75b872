import { listFailingPasswordRules, type PasswordRule } from '@handrail/engine';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Partner } from '../../partners/index.ts';
import { isGuessable } from './is-guessable.ts';

/** Refuses a password that its owner may not choose, with the names of the rules it fails (P546-P548). */
export async function assertGoodPassword(partner: Partner, email: string, password: string): Promise<void> {
  const failing = await listPasswordFaults(partner, email, password);
  if (failing.length > 0) throw new AppError('auth/weak-password', () => failing);
}

/** The names of the rules that a password fails at this partner, for this person. */
export async function listPasswordFaults(
  partner: Partner,
  email: string,
  password: string,
): Promise<PasswordRule[]> {
  const failing = listFailingPasswordRules(password, partner.passwordPolicy);
  if (failing.length > 0) return failing;
  if (await isGuessable(password)) return ['common'];
  return (await isGuessable(password, listOwnWords(partner, email))) ? ['personal'] : [];
}

/** Words that a stranger would try for this very account. */
function listOwnWords(partner: Partner, email: string): string[] {
  const names = [
    partner.name,
    partner.externalId,
    partner.whitelabeling.platformName ?? '',
    email,
    'handrail',
  ];
  const words = names.flatMap((name) => {
    const lower = name.toLowerCase();
    return [lower, lower.replace(/[^\p{L}\d]/gu, ''), ...lower.split(/[^\p{L}\d]+/u)];
  });
  return [...new Set(words)].filter((word) => word.length > 2);
}
