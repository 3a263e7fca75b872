import { formatAmount, formatMoment } from '@handrail/engine';
import { Banner, Button, Dialog, Table, TextField, useLocale, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  ApproveAwardDocument,
  GetAwardsToApproveDocument,
  type GetAwardsToApproveQuery,
  StopAwardDocument,
} from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { DelicateForm } from '../delicate-form.tsx';
import styles from '../funds/funds.module.css';
import { useReloadFunds } from '../use-funds.ts';

type Award = GetAwardsToApproveQuery['awardsToApprove'][number];
const queryKey = ['awards-to-approve'];

/** What colleagues issued above the limit and a second person has to approve or decline. */
export function AwardsToApprove() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { request, partner } = useConsole();
  const [declining, setDeclining] = useState<Award>();
  const {
    data: awards = [],
    isLoadingError,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () => (await request(GetAwardsToApproveDocument, {})).awardsToApprove,
    retry: false,
  });
  if (isLoadingError)
    return (
      <LoadFailed
        title={i18n._({
          id: 'console.approvals.failed',
          message: 'We could not load what is waiting for a second person.',
        })}
        onRetry={() => void refetch()}
      />
    );
  if (awards.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        <Trans id="console.approvals.title" message="Waiting for a second person" />
      </h2>
      <Table
        stacked
        caption={i18n._({ id: 'console.approvals.title', message: 'Waiting for a second person' })}
        rows={awards}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'award',
            header: i18n._({ id: 'console.approvals.column.award', message: 'Award' }),
            isRowHeader: true,
            cell: ({ caseId, displayId }) => <Link to={`/cases/${caseId}`}>{displayId}</Link>,
          },
          {
            key: 'payee',
            header: i18n._({ id: 'console.approvals.column.payee', message: 'Paid to' }),
            cell: ({ payments }) => payments[0]?.payee.name ?? payments[0]?.payee.email,
          },
          {
            key: 'fund',
            header: i18n._({ id: 'console.funds.column.fund', message: 'Fund' }),
            cell: ({ fund }) => fund.name,
          },
          {
            key: 'amount',
            header: i18n._({ id: 'console.fund.column.amount', message: 'Amount' }),
            align: 'end',
            cell: ({ approvedAmount }) => formatAmount(approvedAmount),
          },
          {
            key: 'by',
            header: i18n._({ id: 'console.approvals.column.by', message: 'Issued by' }),
            cell: ({ issuedBy, issuedAt }) => (
              <>
                {issuedBy?.name ?? issuedBy?.email},{' '}
                <time dateTime={issuedAt}>{formatMoment(locale, issuedAt, partner.timeZone)}</time>
              </>
            ),
          },
          {
            key: 'act',
            header: i18n._({ id: 'console.approvals.column.decision', message: 'Decision' }),
            cell: (award) => <Decision award={award} onDecline={setDeclining} />,
          },
        ]}
      />
      <Dialog
        open={declining !== undefined}
        onClose={() => {
          setDeclining(undefined);
        }}
        title={i18n._({ id: 'console.approvals.decline.title', message: 'Decline this award?' })}
      >
        {declining && (
          <DeclineForm
            award={declining}
            onClose={() => {
              setDeclining(undefined);
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

function useReload(): () => void {
  const client = useQueryClient();
  const reloadFunds = useReloadFunds();
  return () => {
    void client.invalidateQueries({ queryKey });
    reloadFunds();
  };
}

function Decision({
  award,
  onDecline,
}: {
  readonly award: Award;
  readonly onDecline: (award: Award) => void;
}) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const staff = useStaffMember();
  const showNotice = useSnackbar();
  const reload = useReload();
  const runDelicate = useRunDelicate();
  const act = useAct(
    () =>
      runDelicate(async () => {
        const input = { fulfillmentId: award.id, version: award.version };
        return (await request(ApproveAwardDocument, { input })).approveAward;
      }),
    () => {
      reload();
      showNotice({
        message: i18n._({ id: 'console.approvals.approved', message: 'The award was approved' }),
      });
    },
  );
  if (award.issuedBy?.id === staff.id)
    return (
      <span className={styles.muted}>
        <Trans id="console.approvals.own" message="You issued it, so someone else decides." />
      </span>
    );
  if (award.isCertifier)
    return (
      <span className={styles.muted}>
        <Trans
          id="console.approvals.certified"
          message="You certified or approved the amount, so someone else decides."
        />
      </span>
    );
  return (
    <>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <span className={styles.actions}>
        <Button
          size="small"
          onClick={() => {
            onDecline(award);
          }}
        >
          <Trans id="console.approvals.decline" message="Decline" />
        </Button>
        <Button
          size="small"
          variant="primary"
          busy={act.busy}
          onClick={() => {
            act.run(undefined);
          }}
        >
          <Trans id="console.approvals.approve" message="Approve" />
        </Button>
      </span>
    </>
  );
}

function DeclineForm({ award, onClose }: { readonly award: Award; readonly onClose: () => void }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const reload = useReload();
  const [reason, setReason] = useState('');
  return (
    <DelicateForm
      about={i18n._({
        id: 'console.approvals.decline.text',
        message: 'Its payments are canceled, and the money goes back to what the fund has left.',
      })}
      send={async () => {
        const input = { fulfillmentId: award.id, version: award.version, reason };
        return (await request(StopAwardDocument, { input })).stopAward;
      }}
      done={i18n._({ id: 'console.approvals.declined', message: 'The award was declined' })}
      onDone={reload}
      onClose={onClose}
      submit={i18n._({ id: 'console.approvals.decline', message: 'Decline' })}
      variant="danger"
    >
      {() => (
        <TextField
          label={i18n._({ id: 'console.approvals.reason', message: 'Reason' })}
          required
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
          }}
        />
      )}
    </DelicateForm>
  );
}
