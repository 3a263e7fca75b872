import { paymentMethodLabels } from '@handrail/engine/payments';
import { Banner, Chip, Skeleton, Table, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GetPayoutRulesDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import styles from '../funds/funds.module.css';
import { PaymentsHead } from '../payments/payments-head.tsx';
import { missingText, type PayoutMethod, providerText } from './provider-words.ts';

/** Who pays in which way, and what is missing: /payments/providers */
export function ProvidersPage() {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data, isError, refetch } = useQuery({
    queryKey: ['payout-rules'],
    queryFn: async () => (await request(GetPayoutRulesDocument, {})).payoutRules,
    retry: false,
  });
  return (
    <div className={styles.page}>
      <PaymentsHead title={i18n._({ id: 'console.providers.title', message: 'Providers' })} />
      {!data && isError && (
        <LoadFailed
          title={i18n._({ id: 'console.providers.failed', message: 'We could not load the providers.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {data && (
        <>
          {!data.isConnected && <NoProvider />}
          {data.methods.some(({ isTest }) => isTest) && <TestBank />}
          <Methods methods={data.methods} />
        </>
      )}
    </div>
  );
}

function NoProvider() {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="error"
      title={i18n._({ id: 'console.providers.none', message: 'No payment provider is connected' })}
    >
      <Trans
        id="console.providers.none.text"
        message="Nobody can claim a payment: every claim is refused with the code F-001. Funds can be issued and wait until a provider is connected."
      />
    </Banner>
  );
}

function TestBank() {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="warning"
      title={i18n._({ id: 'console.providers.test', message: 'The test bank moves no money' })}
    >
      <Trans
        id="console.providers.test.text"
        message="It answers as a bank would, so that you can try everything. Nothing arrives anywhere."
      />
    </Banner>
  );
}

function Methods({ methods }: { readonly methods: readonly PayoutMethod[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (
    <Table
      stacked
      caption={i18n._({ id: 'console.providers.title', message: 'Providers' })}
      rows={methods}
      rowKey={({ method }) => method}
      columns={[
        {
          key: 'method',
          header: i18n._({ id: 'console.payments.filter.method', message: 'Method' }),
          isRowHeader: true,
          cell: ({ method }) => paymentMethodLabels(locale)[method],
        },
        {
          key: 'provider',
          header: i18n._({ id: 'console.providers.column.provider', message: 'Paid by' }),
          cell: (each) => <Provider {...each} />,
        },
        {
          key: 'offered',
          header: i18n._({ id: 'console.providers.column.offered', message: 'Offered' }),
          cell: ({ isOffered }) =>
            isOffered
              ? i18n._({ id: 'console.providers.offered', message: 'By at least one program' })
              : i18n._({ id: 'console.providers.not-offered', message: 'By no program' }),
        },
        {
          key: 'missing',
          header: i18n._({ id: 'console.providers.column.missing', message: 'What is missing' }),
          cell: (each) => <Missing {...each} />,
        },
      ]}
    />
  );
}

function Provider({ provider, isOffered, isTest }: PayoutMethod) {
  const { i18n } = useLingui();
  if (provider !== null)
    return (
      <span className={styles.number}>
        <Chip tone={isTest ? 'warning' : 'success'}>{providerText(i18n, provider)}</Chip>
      </span>
    );
  return (
    <Chip {...(isOffered && { tone: 'danger' })}>
      {i18n._({ id: 'console.providers.nobody', message: 'Nobody' })}
    </Chip>
  );
}

function Missing({ method, provider, isTest, isOffered }: PayoutMethod) {
  const { i18n } = useLingui();
  if (provider !== null && !isTest) return i18n._({ id: 'console.providers.complete', message: 'Nothing' });
  const missing = missingText(i18n, method);
  if (isTest)
    return i18n._({
      id: 'console.providers.no-real',
      message: 'A provider that moves money. {missing}',
      values: { missing },
    });
  return isOffered
    ? i18n._({
        id: 'console.providers.unpaid',
        message: 'A provider: payees cannot choose this method until then. {missing}',
        values: { missing },
      })
    : missing;
}
