import { useState } from 'react';
import {
  Button,
  Checkbox,
  ErrorSummary,
  PasswordField,
  RadioField,
  SecretField,
  TextField,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

export function FieldSection() {
  const [summaryShown, setSummaryShown] = useState(false);
  const [accountType, setAccountType] = useState('');
  return (
    <Section title="Fields">
      <div className={styles.row}>
        <Button
          onClick={() => {
            setSummaryShown(!summaryShown);
          }}
        >
          Toggle the error summary
        </Button>
      </div>
      {summaryShown && (
        <ErrorSummary
          title="Please check 2 answers"
          errors={[
            { fieldId: 'landlord-name', message: 'Landlord name is required' },
            {
              fieldId: 'landlord-phone',
              message: 'Landlord phone number: please enter a valid phone number',
            },
          ]}
        />
      )}
      <div className={styles.columns}>
        <TextField
          label="Email"
          hint="Use the email you check most often."
          type="email"
          autoComplete="email"
          defaultValue="dana.okafor@mail.example"
        />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="not a secret" />
        <SecretField
          label="Account Number"
          hint="5 to 17 letters and digits."
          required
          inputMode="numeric"
          defaultValue="12345678"
        />
        <RadioField
          id="account-type"
          label="Account Type"
          required
          error={accountType === '' ? 'A selection is required' : undefined}
          options={[
            { value: 'checking', label: 'Checking Account' },
            { value: 'savings', label: 'Savings Account', description: 'It earns interest.' },
          ]}
          value={accountType}
          onChange={setAccountType}
        />
        <TextField
          id="landlord-name"
          label="Landlord name"
          hint="A person or a company, as written on your lease."
          error="Landlord name is required"
          required
        />
        <TextField
          id="landlord-phone"
          label="Landlord phone number"
          error="Please enter a valid phone number. It needs 10 digits, for example (555) 010-0142."
          required
          fit="phone"
          type="tel"
          inputMode="tel"
          defaultValue="(555) 010-01"
        />
        <TextField label="Landlord email" optional type="email" />
        <TextField
          label="Monthly rent"
          required
          prefix="$"
          fit="money"
          inputMode="decimal"
          defaultValue="1,275.00"
        />
        <TextField label="Case number" readOnly defaultValue="TF-20418" />
        <TextField label="Not open yet" disabled />
        <Checkbox label="I agree to the terms" defaultChecked />
        <Checkbox label="Send me text messages" hint="Message and data rates may apply." />
      </div>
    </Section>
  );
}
