import { formatAddress, formatAmount } from '@handrail/engine';
import { Button, Chip, Dialog, EmptyState, Skeleton, Table, TextField, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { RetireVendorDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useDates } from '../../../shared/context/use-dates.ts';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { RunDelicateProvider } from '../../security/index.ts';
import { DelicateForm } from '../delicate-form.tsx';
import funds from '../funds/funds.module.css';
import { PaymentsHead } from '../payments/payments-head.tsx';
import { useReloadVendors, useVendors, type VendorView } from './use-vendors.ts';
import { VendorDialog } from './vendor-dialog.tsx';
import styles from './vendors.module.css';

/** The register of those who are paid without applying: /payments/vendors */
export function VendorsPage() {
  const { i18n } = useLingui();
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<VendorView | 'new'>();
  const [retiring, setRetiring] = useState<VendorView>();
  const { data: vendors, isError, refetch } = useVendors(find);
  return (
    <div className={funds.page}>
      <PaymentsHead title={i18n._({ id: 'console.vendors.title', message: 'Vendors' })}>
        <Button
          variant="primary"
          onClick={() => {
            setChosen('new');
          }}
        >
          <Trans id="console.vendor.add" message="Add a vendor" />
        </Button>
      </PaymentsHead>
      <div className={styles.find}>
        <TextField
          label={i18n._({ id: 'console.issue.vendor-find', message: 'Find a vendor' })}
          hint={i18n._({ id: 'console.issue.vendor-hint', message: 'By name, number or email' })}
          autoComplete="off"
          value={find}
          onChange={({ currentTarget }) => {
            setFind(currentTarget.value);
          }}
        />
      </div>
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.vendors.failed', message: 'We could not load the vendors.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!vendors && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {vendors?.length === 0 && <NoVendors isFiltered={find !== ''} />}
      {vendors && vendors.length > 0 && (
        <VendorTable vendors={vendors} onEdit={setChosen} onRetire={setRetiring} />
      )}
      <RunDelicateProvider>
        <VendorDialog
          chosen={chosen}
          onClose={() => {
            setChosen(undefined);
          }}
        />
        <RetireDialog
          vendor={retiring}
          onClose={() => {
            setRetiring(undefined);
          }}
        />
      </RunDelicateProvider>
    </div>
  );
}

function NoVendors({ isFiltered }: { readonly isFiltered: boolean }) {
  const { i18n } = useLingui();
  return (
    <EmptyState title={i18n._({ id: 'console.vendors.empty', message: 'No vendors here' })}>
      {isFiltered ? (
        <Trans id="console.vendors.empty.find" message="No vendor has this name, number or email." />
      ) : (
        <Trans
          id="console.vendors.empty.text"
          message="Add landlords, utilities and others who are paid for your applicants."
        />
      )}
    </EmptyState>
  );
}

interface VendorTableProps {
  readonly vendors: readonly VendorView[];
  readonly onEdit: (vendor: VendorView) => void;
  readonly onRetire: (vendor: VendorView) => void;
}

function VendorTable({ vendors, onEdit, onRetire }: VendorTableProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const none = i18n._({ id: 'console.vendor.none', message: 'Not given' });
  return (
    <Table
      stacked
      caption={i18n._({ id: 'console.vendors.title', message: 'Vendors' })}
      rows={vendors}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: i18n._({ id: 'console.issue.vendor', message: 'Vendor' }),
          isRowHeader: true,
          cell: (vendor) => <VendorName vendor={vendor} />,
        },
        {
          key: 'number',
          header: i18n._({ id: 'console.vendor.number', message: 'Vendor number' }),
          cell: ({ externalId }) => <span className={funds.number}>{externalId}</span>,
        },
        {
          key: 'ein',
          header: i18n._({ id: 'console.vendor.ein', message: 'EIN' }),
          cell: ({ taxId }) => <span className={funds.number}>{taxId ?? none}</span>,
        },
        {
          key: 'account',
          header: i18n._({ id: 'console.vendor.account', message: 'Bank account' }),
          cell: ({ account }) => <span className={funds.number}>{account?.accountNumber ?? none}</span>,
        },
        {
          key: 'address',
          header: i18n._({ id: 'console.vendor.address', message: 'Mailing address' }),
          cell: ({ mailingAddress: address }) =>
            address ? formatAddress(locale, { ...address, addressLine2: address.addressLine2 ?? '' }) : none,
        },
        {
          key: 'acts',
          header: i18n._({ id: 'console.vendor.acts', message: 'Change' }),
          cell: (vendor) => (
            <span className={funds.actions}>
              <Button
                size="small"
                aria-label={i18n._({
                  id: 'console.vendor.edit',
                  message: 'Edit vendor: {name}',
                  values: { name: vendor.name },
                })}
                onClick={() => {
                  onEdit(vendor);
                }}
              >
                <Trans id="console.vendor.edit-short" message="Edit" />
              </Button>
              <Button
                size="small"
                aria-label={`${retireText(i18n, vendor)}: ${vendor.name}`}
                onClick={() => {
                  onRetire(vendor);
                }}
              >
                {retireText(i18n, vendor)}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

function VendorName({
  vendor: { name, email, isRetired, pausedUntil, pausedAbove },
}: {
  readonly vendor: VendorView;
}) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  return (
    <span className={styles.stack}>
      {name}
      {email && <span className={funds.muted}>{email}</span>}
      {isRetired && <Chip>{i18n._({ id: 'console.vendor.retired', message: 'Retired' })}</Chip>}
      {pausedUntil !== null && (
        <Chip tone="warning">
          {pausedAbove === null
            ? i18n._({
                id: 'console.vendor.paused',
                message: 'Nothing is paid until {time}',
                values: { time: sayMoment(pausedUntil) },
              })
            : i18n._({
                id: 'console.vendor.paused-above',
                message: 'At most {amount} a day is paid until {time}',
                values: { amount: formatAmount(pausedAbove), time: sayMoment(pausedUntil) },
              })}
        </Chip>
      )}
    </span>
  );
}

function retireText(i18n: ReturnType<typeof useLingui>['i18n'], { isRetired }: VendorView): string {
  return isRetired
    ? i18n._({ id: 'console.vendor.bring-back', message: 'Bring back' })
    : i18n._({ id: 'console.vendor.retire', message: 'Retire' });
}

function RetireDialog({
  vendor,
  onClose,
}: {
  readonly vendor: VendorView | undefined;
  readonly onClose: () => void;
}) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const reload = useReloadVendors();
  return (
    <Dialog
      open={vendor !== undefined}
      onClose={onClose}
      title={vendor ? `${retireText(i18n, vendor)}: ${vendor.name}` : ''}
    >
      {vendor && (
        <DelicateForm
          about={
            vendor.isRetired
              ? i18n._({
                  id: 'console.vendor.bring-back.about',
                  message: 'Funds can be issued to them again.',
                })
              : i18n._({
                  id: 'console.vendor.retire.about',
                  message: 'Nothing new can be issued to them. What was issued before is paid as planned.',
                })
          }
          send={async () => {
            const input = { id: vendor.id, version: vendor.version, isRetired: !vendor.isRetired };
            return (await request(RetireVendorDocument, { input })).retireVendor;
          }}
          done={i18n._({ id: 'console.vendor.saved', message: 'The vendor was saved' })}
          onDone={reload}
          onClose={onClose}
          submit={retireText(i18n, vendor)}
        />
      )}
    </Dialog>
  );
}
