import type { I18n } from '@lingui/core';
import type { SettingsDraft } from './settings-draft.ts';

/** A setting that is typed. */
export type TypedSetting = Exclude<keyof SettingsDraft, 'certifierMayIssue'>;

/** What each field is called, and what it does. */
export function settingTexts(i18n: I18n): Record<TypedSetting, { label: string; hint: string }> {
  return {
    retypeAbove: {
      label: i18n._({ id: 'console.settings.retype', message: 'Ask for the amount twice above' }),
      hint: i18n._({
        id: 'console.settings.retype.hint',
        message: 'Catches an extra zero. Leave this empty to turn it off.',
      }),
    },
    secondApproverAbove: {
      label: i18n._({ id: 'console.settings.second', message: 'Require a second approver above' }),
      hint: i18n._({
        id: 'console.settings.second.hint',
        message:
          'A larger award is not paid until someone else approves it. Leave this empty to turn it off.',
      }),
    },
    claimReminderDays: {
      label: i18n._({ id: 'console.settings.reminder', message: 'Days until payees are reminded' }),
      hint: i18n._({
        id: 'console.settings.reminder.hint',
        message: 'Counted from the day they can claim it. Enter 0 to send no reminders.',
      }),
    },
    claimWithinDays: {
      label: i18n._({
        id: 'console.settings.within',
        message: 'Days until the money goes back to the fund',
      }),
      hint: i18n._({
        id: 'console.settings.within.hint',
        message: 'Payees get an email a week before. Enter 0 to keep it for them with no time limit.',
      }),
    },
    coolDownHours: {
      label: i18n._({
        id: 'console.settings.cool-down',
        message: 'Hours without payments after a change',
      }),
      hint: i18n._({
        id: 'console.settings.cool-down.hint',
        message:
          'After the bank account, email or address of a payee changes, nothing is paid to them for this long. A new number applies to changes from then on. Enter 0 for no pause.',
      }),
    },
  };
}
