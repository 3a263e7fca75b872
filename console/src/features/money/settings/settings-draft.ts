import { parseCurrency, showCurrency } from '@handrail/engine';
import type { I18n } from '@lingui/core';
import type { GetPaymentSettingsQuery, SavePaymentSettingsInput } from '../../../gql/operations.ts';

export type PaymentSettings = GetPaymentSettingsQuery['paymentSettings'];

/** What someone has typed; an empty amount means never. */
export interface SettingsDraft {
  readonly certifierMayIssue: boolean;
  readonly secondApproverAbove: string;
  readonly retypeAbove: string;
  readonly claimReminderDays: string;
  readonly claimWithinDays: string;
  readonly coolDownHours: string;
}

export type SettingsFaults = Partial<Record<keyof SettingsDraft, string>>;

/** The form shows what will hold; saving it as it is changes nothing, and setting a value back calls a change off. */
export function startSettingsDraft({ upcoming, ...inForce }: PaymentSettings): SettingsDraft {
  const settings = { ...inForce, ...upcoming };
  const toText = (cents: number | null) => (cents === null ? '' : showCurrency(cents));
  return {
    certifierMayIssue: settings.certifierMayIssue,
    secondApproverAbove: toText(settings.secondApproverAbove),
    retypeAbove: toText(settings.retypeAbove),
    claimReminderDays: String(settings.claimReminderDays),
    claimWithinDays: String(settings.claimWithinDays),
    coolDownHours: String(settings.coolDownHours),
  };
}

export function listSettingsFaults(i18n: I18n, draft: SettingsDraft): SettingsFaults {
  const wrongAmount = i18n._({
    id: 'console.settings.amount-wrong',
    message: 'Enter an amount, such as 1,250.00, or nothing for never',
  });
  const isAmount = (text: string) => text.trim() === '' || parseCurrency(text) !== undefined;
  const between = (most: number) =>
    i18n._({
      id: 'console.settings.number-wrong',
      message: 'Enter a whole number from 0 to {most}',
      values: { most: String(most) },
    });
  const days = toCount(draft.claimWithinDays);
  const reminder = toCount(draft.claimReminderDays);
  return {
    ...(!isAmount(draft.secondApproverAbove) && { secondApproverAbove: wrongAmount }),
    ...(!isAmount(draft.retypeAbove) && { retypeAbove: wrongAmount }),
    ...((reminder === undefined || reminder > 365) && { claimReminderDays: between(365) }),
    ...((days === undefined || days > 3650 || (days > 0 && days < 14)) && {
      claimWithinDays: i18n._({
        id: 'console.settings.within-wrong',
        message: 'Enter a whole number from 14 to 3650, or 0 for never',
      }),
    }),
    ...(!((toCount(draft.coolDownHours) ?? 721) <= 720) && { coolDownHours: between(720) }),
  };
}

function toCount(text: string): number | undefined {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
}

export function toSettingsInput(draft: SettingsDraft): SavePaymentSettingsInput {
  const toCents = (text: string) => (text.trim() === '' ? null : (parseCurrency(text) ?? null));
  return {
    certifierMayIssue: draft.certifierMayIssue,
    secondApproverAbove: toCents(draft.secondApproverAbove),
    retypeAbove: toCents(draft.retypeAbove),
    claimReminderDays: Number(draft.claimReminderDays),
    claimWithinDays: Number(draft.claimWithinDays),
    coolDownHours: Number(draft.coolDownHours),
  };
}
