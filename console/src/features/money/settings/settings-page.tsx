import { Banner, Button, Checkbox, Skeleton, TextField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { GetPaymentSettingsDocument, SavePaymentSettingsDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { may } from '../../../shared/session/may.ts';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { RunDelicateProvider } from '../../security/index.ts';
import styles from '../funds/funds.module.css';
import { PaymentsHead } from '../payments/payments-head.tsx';
import { settingTexts, type TypedSetting } from './setting-texts.ts';
import {
  listSettingsFaults,
  type PaymentSettings,
  startSettingsDraft,
  toSettingsInput,
} from './settings-draft.ts';
import { UpcomingBanner } from './upcoming-banner.tsx';
import own from './settings.module.css';

const settingsKey = ['payment-settings'];

/** Who may issue what, and how payees are waited for and guarded: /payments/settings */
export function SettingsPage() {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const {
    data: settings,
    isError,
    refetch,
  } = useQuery({
    queryKey: settingsKey,
    queryFn: async () => (await request(GetPaymentSettingsDocument, {})).paymentSettings,
    retry: false,
  });
  return (
    <div className={styles.page}>
      <PaymentsHead title={i18n._({ id: 'console.settings.title', message: 'Payment settings' })} />
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.settings.failed', message: 'We could not load the settings.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!settings && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {settings && (
        <RunDelicateProvider>
          <SettingsForm settings={settings} />
        </RunDelicateProvider>
      )}
    </div>
  );
}

function SettingsForm({ settings }: { readonly settings: PaymentSettings }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const client = useQueryClient();
  const showNotice = useSnackbar();
  const runDelicate = useRunDelicate();
  const mayChange = may(useStaffMember(), 'changeSettings');
  const [draft, setDraft] = useState(() => startSettingsDraft(settings));
  const [isTried, setTried] = useState(false);
  const faults = listSettingsFaults(i18n, draft);
  const act = useAct(
    () =>
      runDelicate(
        async () =>
          (await request(SavePaymentSettingsDocument, { input: toSettingsInput(draft) })).savePaymentSettings,
      ),
    () => {
      void client.invalidateQueries({ queryKey: settingsKey });
      void client.invalidateQueries({ queryKey: ['issue-options'] });
      showNotice({ message: i18n._({ id: 'console.settings.saved', message: 'The settings were saved' }) });
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length === 0) act.run(undefined);
  }

  const texts = settingTexts(i18n);
  const field = (key: TypedSetting) => ({
    ...texts[key],
    value: draft[key],
    error: isTried ? faults[key] : undefined,
    disabled: !mayChange,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setDraft({ ...draft, [key]: currentTarget.value });
    },
  });
  const amount = (key: 'retypeAbove' | 'secondApproverAbove') => (
    <TextField prefix="$" fit="money" inputMode="decimal" {...field(key)} />
  );
  const count = (key: 'claimReminderDays' | 'claimWithinDays' | 'coolDownHours') => (
    <TextField fit="money" inputMode="numeric" {...field(key)} />
  );
  return (
    <form className={own.form} onSubmit={handleSubmit} noValidate>
      {!mayChange && (
        <Banner
          tone="info"
          title={i18n._({ id: 'console.settings.read-only', message: 'Only an admin can change these.' })}
        />
      )}
      <UpcomingBanner settings={settings} />
      {act.failure && !act.busy && <Banner answersPress tone="error" title={act.failure} />}
      <fieldset className={own.group}>
        <legend>
          <Trans id="console.settings.issuing" message="Issuing funds" />
        </legend>
        {amount('retypeAbove')}
        {amount('secondApproverAbove')}
        <Checkbox
          label={i18n._({
            id: 'console.settings.certifier',
            message: 'Whoever certified or approved an amount may issue it too',
          })}
          checked={draft.certifierMayIssue}
          disabled={!mayChange}
          onChange={({ currentTarget }) => {
            setDraft({ ...draft, certifierMayIssue: currentTarget.checked });
          }}
        />
        {draft.certifierMayIssue && (
          <Banner
            tone="warning"
            title={i18n._({
              id: 'console.settings.certifier.warning',
              message: 'One person alone can then approve an amount and pay it out.',
            })}
          />
        )}
      </fieldset>
      <fieldset className={own.group}>
        <legend>
          <Trans id="console.settings.unclaimed" message="Unclaimed money" />
        </legend>
        {count('claimReminderDays')}
        {count('claimWithinDays')}
      </fieldset>
      <fieldset className={own.group}>
        <legend>
          <Trans id="console.settings.guarding" message="Payee protection" />
        </legend>
        {count('coolDownHours')}
      </fieldset>
      <p className={styles.muted}>
        <Trans
          id="console.settings.low"
          message="The balance at which a fund warns is a setting of each fund."
        />
      </p>
      <p className={styles.muted}>
        <Trans
          id="console.settings.lower"
          message="A change that guards payments less takes effect a day later, and the other admins get an email. What already waits for someone or is paused stays as it is."
        />
      </p>
      {mayChange && (
        <div>
          <Button type="submit" variant="primary" busy={act.busy}>
            <Trans id="console.settings.save" message="Save settings" />
          </Button>
        </div>
      )}
    </form>
  );
}
