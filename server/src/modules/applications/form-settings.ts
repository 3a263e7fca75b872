import { collectsW9, type FormSettings, type Locale } from '@handrail/engine';
import { Temporal } from 'temporal-polyfill';
import type { Partner } from '../partners/index.ts';
import type { Party } from '../parties/index.ts';
import type { Program } from '../programs/index.ts';
import type { User } from '../users/index.ts';

interface Surroundings {
  readonly locale: Locale;
  readonly partner: Pick<Partner, 'timeZone'>;
  readonly program: Pick<Program, 'maxFundingAmountCents' | 'features'>;
  readonly user: Pick<User, 'applicantType'>;
  readonly party: Pick<Party, 'name'>;
  readonly hasW9: boolean;
  readonly hasBankAccount: boolean;
  readonly now: Date;
}

/** What the engine needs to know besides the answers, the same in the browser and on the server. */
export function toFormSettings({
  locale,
  partner,
  program,
  user,
  party,
  hasW9,
  hasBankAccount,
  now,
}: Surroundings): FormSettings {
  const { features, maxFundingAmountCents } = program;
  return {
    locale,
    today: Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(partner.timeZone)
      .toPlainDate()
      .toString(),
    audience: 'applicant',
    hasBankAccount,
    hasW9,
    needsW9: !hasW9 && collectsW9(features),
    ...(user.applicantType && { applicantType: user.applicantType.name }),
    ...(party.name !== null && { applicantName: party.name }),
    ...(maxFundingAmountCents !== null && { maxFundingCents: maxFundingAmountCents }),
  };
}
