import { accountTypes } from '@handrail/engine';
import { Checkbox, Dialog, SelectField, TextField, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { SaveVendorDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { DelicateForm } from '../delicate-form.tsx';
import { useReloadVendors, type VendorView } from './use-vendors.ts';
import {
  listVendorFaults,
  startVendorDraft,
  toVendorInput,
  type VendorDraft,
  type VendorFaults,
} from './vendor-draft.ts';
import styles from './vendors.module.css';

interface VendorDialogProps {
  /** The vendor to change, or a new one; closed without either. */
  readonly chosen: VendorView | 'new' | undefined;
  readonly onClose: () => void;
}

/** Adds a vendor to the register, or changes one. */
export function VendorDialog({ chosen, onClose }: VendorDialogProps) {
  const { i18n } = useLingui();
  const vendor = chosen === 'new' ? undefined : chosen;
  return (
    <Dialog
      open={chosen !== undefined}
      onClose={onClose}
      title={
        vendor
          ? i18n._({
              id: 'console.vendor.edit',
              message: 'Edit vendor: {name}',
              values: { name: vendor.name },
            })
          : i18n._({ id: 'console.vendor.add', message: 'Add a vendor' })
      }
    >
      {chosen && <VendorForm vendor={vendor} onClose={onClose} />}
    </Dialog>
  );
}

function VendorForm({ vendor, onClose }: { vendor: VendorView | undefined; onClose: () => void }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { request } = useConsole();
  const reload = useReloadVendors();
  const [draft, setDraft] = useState(() => startVendorDraft(vendor));
  const [allowsTwin, setAllowsTwin] = useState(false);
  const faults = listVendorFaults(i18n, locale, draft);
  const change = (changes: Partial<VendorDraft>) => {
    setDraft({ ...draft, ...changes });
  };
  return (
    <DelicateForm
      isComplete={Object.keys(faults).length === 0}
      send={async () =>
        (await request(SaveVendorDocument, { input: toVendorInput(draft, vendor, allowsTwin) })).saveVendor
      }
      done={i18n._({ id: 'console.vendor.saved', message: 'The vendor was saved' })}
      onDone={reload}
      onClose={onClose}
      warnsOf="VENDOR_TWIN"
      submit={i18n._({ id: 'console.vendor.save', message: 'Save vendor' })}
    >
      {({ isTried, code }) => (
        <>
          <VendorFields vendor={vendor} draft={draft} faults={isTried ? faults : {}} onChange={change} />
          {(code === 'VENDOR_TWIN' || allowsTwin) && (
            <Checkbox
              label={i18n._({
                id: 'console.vendor.allow',
                message: 'I have checked: this is a different vendor',
              })}
              checked={allowsTwin}
              onChange={({ currentTarget }) => {
                setAllowsTwin(currentTarget.checked);
              }}
            />
          )}
        </>
      )}
    </DelicateForm>
  );
}

interface VendorFieldsProps {
  readonly vendor: VendorView | undefined;
  readonly draft: VendorDraft;
  readonly faults: VendorFaults;
  readonly onChange: (changes: Partial<VendorDraft>) => void;
}

function VendorFields({ vendor, draft, faults, onChange }: VendorFieldsProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const field = (key: keyof VendorDraft) => ({
    value: draft[key],
    error: faults[key],
    autoComplete: 'off',
    maxLength: 200,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      onChange({ [key]: currentTarget.value });
    },
  });
  const keepHint = (known: string | undefined | null) =>
    known
      ? i18n._({
          id: 'console.vendor.keep',
          message: 'We have {known}. Leave this empty to keep it.',
          values: { known },
        })
      : undefined;
  return (
    <>
      <TextField label={i18n._({ id: 'console.funds.name', message: 'Name' })} required {...field('name')} />
      <TextField
        label={i18n._({ id: 'console.vendor.number', message: 'Vendor number' })}
        hint={i18n._({
          id: 'console.vendor.number.hint',
          message: 'The number of this vendor in your own records',
        })}
        required
        {...field('externalId')}
      />
      <TextField
        label={i18n._({ id: 'console.vendor.ein', message: 'EIN' })}
        hint={keepHint(vendor?.taxId)}
        optional
        inputMode="numeric"
        {...field('taxId')}
      />
      <TextField
        label={i18n._({ id: 'console.vendor.email', message: 'Email' })}
        optional
        type="email"
        {...field('email')}
      />
      <TextField
        label={i18n._({ id: 'console.vendor.types', message: 'Kinds' })}
        hint={i18n._({ id: 'console.vendor.types.hint', message: 'Such as Landlord, Utility' })}
        optional
        {...field('types')}
      />
      <fieldset className={styles.group}>
        <legend>
          <Trans id="console.vendor.address" message="Mailing address" />
        </legend>
        <TextField
          label={i18n._({ id: 'console.vendor.line1', message: 'Address line 1' })}
          optional
          {...field('addressLine1')}
        />
        <TextField
          label={i18n._({ id: 'console.vendor.line2', message: 'Address line 2' })}
          optional
          {...field('addressLine2')}
        />
        <div className={styles.row}>
          <TextField
            label={i18n._({ id: 'console.vendor.city', message: 'City' })}
            optional
            {...field('city')}
          />
          <TextField
            label={i18n._({ id: 'console.vendor.state', message: 'State' })}
            optional
            {...field('state')}
          />
          <TextField
            label={i18n._({ id: 'console.vendor.zip', message: 'ZIP code' })}
            optional
            {...field('zip')}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>
          <Trans id="console.vendor.account" message="Bank account" />
        </legend>
        <SelectField
          label={i18n._({ id: 'console.vendor.account-type', message: 'Account type' })}
          value={draft.accountType}
          onChange={({ target }) => {
            onChange({ accountType: target.value });
          }}
        >
          {Object.entries(accountTypes(locale)).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={i18n._({ id: 'console.vendor.routing', message: 'Routing number' })}
          hint={keepHint(vendor?.account?.routingNumber)}
          optional
          inputMode="numeric"
          {...field('routingNumber')}
        />
        <TextField
          label={i18n._({ id: 'console.vendor.account-number', message: 'Account number' })}
          hint={keepHint(vendor?.account?.accountNumber)}
          optional
          inputMode="numeric"
          {...field('accountNumber')}
        />
        {vendor && (
          <p>
            <Trans
              id="console.vendor.cool-down"
              message="If you change the account, the address or the email, payments to this vendor pause for the number of hours in your payment settings."
            />
          </p>
        )}
      </fieldset>
    </>
  );
}
