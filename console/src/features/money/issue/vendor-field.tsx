import { SelectField, TextField } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FindVendorsDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

interface VendorFieldProps {
  readonly vendorId: string;
  readonly onChoose: (vendorId: string) => void;
  readonly error: string | undefined;
}

/** Finds a vendor of the register by name, number or email. */
export function VendorField({ vendorId, onChoose, error }: VendorFieldProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const [find, setFind] = useState('');
  const { data: vendors = [], isError } = useQuery({
    queryKey: ['vendors', find],
    queryFn: async () => (await request(FindVendorsDocument, { find })).vendors,
    placeholderData: (before) => before,
  });
  const failed = i18n._({
    id: 'console.issue.vendors-failed',
    message: 'We could not load the vendors. Please change what you are looking for, or try again.',
  });
  return (
    <>
      <TextField
        label={i18n._({ id: 'console.issue.vendor-find', message: 'Find a vendor' })}
        hint={i18n._({ id: 'console.issue.vendor-hint', message: 'By name, number or email' })}
        autoComplete="off"
        value={find}
        onChange={({ currentTarget }) => {
          setFind(currentTarget.value);
        }}
      />
      <SelectField
        label={i18n._({ id: 'console.issue.vendor', message: 'Vendor' })}
        required
        error={isError ? failed : error}
        value={vendorId}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        <option value="">{i18n._({ id: 'console.issue.choose', message: 'Choose' })}</option>
        {vendors.map(({ id, name, externalId }) => (
          <option key={id} value={id}>{`${name} (${externalId})`}</option>
        ))}
      </SelectField>
    </>
  );
}
