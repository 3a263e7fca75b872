import { queueViews } from '@handrail/engine/cases';
import { useLingui } from '@lingui/react';
import { useStaffMember } from '../../shared/context/console-context.tsx';
import { may } from '../../shared/session/may.ts';
import { queueViewTexts, savedViewAddress, useSavedViews } from '../queue/index.ts';
import type { PaletteItem } from './palette-item.ts';

/** Where this person can go: the lists of cases, their saved views and the other pages. */
export function usePlaces(): readonly PaletteItem[] {
  const { i18n } = useLingui();
  const staff = useStaffMember();
  const { views } = useSavedViews();
  const cases = i18n._({ id: 'console.nav.cases', message: 'Cases' });
  return [
    ...queueViews.map((name) => ({
      id: `view-${name}`,
      label: i18n._(queueViewTexts[name]),
      detail: cases,
      to: `/cases?view=${name}`,
    })),
    ...views.map((view) => ({
      id: `saved-${view.id}`,
      label: view.name,
      detail: i18n._({ id: 'console.palette.saved-view', message: 'Saved view' }),
      to: `/cases${savedViewAddress(view)}`,
    })),
    ...(may(staff, 'issuePayments')
      ? [
          { id: 'funds', label: i18n._({ id: 'console.nav.funds', message: 'Funds' }), to: '/funds' },
          {
            id: 'payments',
            label: i18n._({ id: 'console.nav.payments', message: 'Payments' }),
            to: '/payments',
          },
          {
            id: 'exceptions',
            label: i18n._({ id: 'console.payments.exceptions', message: 'Exceptions' }),
            to: '/payments/exceptions',
          },
          {
            id: 'batches',
            label: i18n._({ id: 'console.batches.title', message: 'Batches' }),
            to: '/payments/batches',
          },
          {
            id: 'providers',
            label: i18n._({ id: 'console.providers.title', message: 'Providers' }),
            to: '/payments/providers',
          },
        ]
      : []),
    ...(may(staff, 'changePrograms')
      ? [
          {
            id: 'eligibility',
            label: i18n._({ id: 'console.nav.eligibility', message: 'Pre-check' }),
            to: '/eligibility',
          },
        ]
      : []),
    ...(may(staff, 'manageStaff')
      ? [{ id: 'team', label: i18n._({ id: 'console.nav.team', message: 'Team' }), to: '/team' }]
      : []),
    ...(may(staff, 'changeSettings')
      ? [
          {
            id: 'income-limits',
            label: i18n._({ id: 'console.limits.title', message: 'Income limits' }),
            detail: i18n._({ id: 'console.palette.settings', message: 'Settings' }),
            to: '/income-limits',
          },
        ]
      : []),
    {
      id: 'security',
      label: i18n._({ id: 'console.account.security', message: 'My security' }),
      detail: i18n._({ id: 'console.palette.settings', message: 'Settings' }),
      to: '/security',
    },
  ];
}
