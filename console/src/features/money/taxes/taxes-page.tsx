import { formatAmount } from '@handrail/engine';
import { Banner, Button, EmptyState, SelectField, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ExportTaxListDocument } from '../../../gql/operations.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { may } from '../../../shared/session/may.ts';
import { useNow } from '../../../shared/context/use-now.ts';
import { RunDelicateProvider } from '../../security/index.ts';
import styles from '../funds/funds.module.css';
import { PaymentsHead } from '../payments/payments-head.tsx';
import { IrisDialog } from './iris-dialog.tsx';
import { ReportedPrograms } from './reported-programs.tsx';
import { TaxLines } from './tax-lines.tsx';
import own from './taxes.module.css';
import { VendorCopies } from './vendor-copies.tsx';
import { type TaxLineView, type TaxYearView, useTaxYear } from './use-tax-year.ts';

/** The payments of a year as they are reported to the IRS: /taxes */
export function TaxesPage() {
  const { i18n } = useLingui();
  const thisYear = useNow().getFullYear();
  const [search, setSearch] = useSearchParams();
  const year = Number(search.get('year') ?? thisYear);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTaxYear(year);
  const first = data?.pages[0];
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <div className={styles.page}>
      <PaymentsHead title={i18n._({ id: 'console.taxes.title', message: 'Taxes' })}>
        <TaxActions year={year} hasVendors={lines.some(isExportedVendor)} />
      </PaymentsHead>
      <div className={own.year}>
        <SelectField
          label={i18n._({ id: 'console.taxes.year', message: 'Tax year' })}
          value={String(year)}
          onChange={({ currentTarget }) => {
            setSearch({ year: currentTarget.value });
          }}
        >
          {[0, 1, 2, 3, 4, 5].map((back) => (
            <option key={back}>{thisYear - back}</option>
          ))}
        </SelectField>
      </div>
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.taxes.failed', message: 'We could not load this year.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {first && (
        <>
          <YearNotes year={first} />
          {lines.length === 0 ? (
            <EmptyState
              title={i18n._({ id: 'console.taxes.empty', message: 'Nothing to report in this year' })}
            >
              <Trans
                id="console.taxes.empty.text"
                message="Payments of reportable programs are listed here once they have arrived."
              />
            </EmptyState>
          ) : (
            <TaxLines year={year} lines={lines} />
          )}
          {hasNextPage && (
            <div>
              <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                <Trans id="console.taxes.more" message="Show more payees" />
              </Button>
            </div>
          )}
          <ReportedPrograms programs={first.programs} />
        </>
      )}
    </div>
  );
}

function isExportedVendor({ payeeType, exportedAt }: TaxLineView): boolean {
  return payeeType === 'Vendor' && exportedAt !== null;
}

function TaxActions({ year, hasVendors }: { readonly year: number; readonly hasVendors: boolean }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const mayExportNumbers = may(useStaffMember(), 'exportTaxNumbers');
  const [isExporting, setExporting] = useState(false);
  const save = useAct(
    async () => (await request(ExportTaxListDocument, { input: { year } })).exportTaxList,
    ({ csv }) => {
      saveFile(`taxes-${String(year)}.csv`, csv ?? '');
    },
  );
  return (
    <>
      {save.failure && <Banner answersPress tone="error" title={save.failure} />}
      <Button
        busy={save.busy}
        onClick={() => {
          save.run(undefined);
        }}
      >
        <Trans id="console.taxes.export" message="Export list" />
      </Button>
      {hasVendors && <VendorCopies year={year} />}
      {mayExportNumbers && (
        <RunDelicateProvider>
          <Button
            variant="primary"
            onClick={() => {
              setExporting(true);
            }}
          >
            <Trans id="console.taxes.iris" message="Export for IRIS" />
          </Button>
          <IrisDialog
            year={year}
            isOpen={isExporting}
            title={i18n._({ id: 'console.taxes.iris', message: 'Export for IRIS' })}
            onClose={() => {
              setExporting(false);
            }}
          />
        </RunDelicateProvider>
      )}
    </>
  );
}

function YearNotes({ year }: { readonly year: TaxYearView }) {
  const { i18n } = useLingui();
  return (
    <>
      {!year.hasPayerNumber && (
        <Banner
          tone="warning"
          title={i18n._({
            id: 'console.taxes.no-ein',
            message: 'Your employer identification number is missing',
          })}
        >
          <Trans
            id="console.taxes.no-ein.text"
            message="Nothing can be exported for IRIS before your operator enters it in the partner's file."
          />
        </Banner>
      )}
      <p className={styles.muted}>
        {i18n._({
          id: 'console.taxes.threshold',
          message: 'A payee is reported once their total in one box reaches {amount} in the year.',
          values: { amount: formatAmount(year.threshold) },
        })}
        {year.isThresholdAssumed && (
          <>
            {' '}
            <Trans
              id="console.taxes.threshold.assumed"
              message="The IRS adjusts this amount each year, and nobody has entered this year's yet: ask your operator to enter it."
            />
          </>
        )}
      </p>
    </>
  );
}
