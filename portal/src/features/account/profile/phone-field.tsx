import { formatPhone, needsSmsNotice } from '@handrail/engine';
import { Banner, TextField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import type { Form } from '../../../shared/forms/use-form.ts';

interface PhoneFieldProps {
  readonly form: Form<{ readonly phone: string }>;
  readonly channels: readonly string[];
}

/** A phone number, and that it may receive text messages where the partner sends them (P576). */
export function PhoneField({ form, channels }: PhoneFieldProps) {
  const { partner } = usePortal();
  const say = useText();
  const { phone } = form.values;

  return (
    <>
      <TextField
        id="phone"
        label={say('account.phone', 'Phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        fit="phone"
        value={phone}
        error={form.errorOf('phone')}
        onChange={({ target }) => {
          form.set({ phone: target.value });
        }}
        onBlur={() => {
          form.set({ phone: formatPhone(phone) });
          form.leave('phone');
        }}
      />
      {needsSmsNotice(channels.includes('sms'), phone) && (
        <Banner tone="info" live>
          <Trans
            id="account.sms-consent"
            message="By giving your number, you agree to get text messages from {partner} about your applications. Message and data rates may apply. Reply STOP at any time to stop them."
            values={{ partner: partner.name }}
          />
        </Banner>
      )}
    </>
  );
}
