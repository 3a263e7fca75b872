import { formatMoment } from '@handrail/engine';
import { Card, Table, type Column } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../shared/context/use-text.ts';
import type { CaseView } from './case-query.ts';
import { CaseSection } from './case-section.tsx';
import styles from './notifications-section.module.css';

type Notification = CaseView['notifications'][number];

/** The notices we sent about the case, how, and whether they were sent. */
export function NotificationsSection(props: { readonly notifications: readonly Notification[] }) {
  const notifications = props.notifications.filter(({ kind }) => !accountKinds.has(kind));
  const say = useText();
  const { partner } = usePortal();
  const columns: Column<Notification>[] = [
    {
      key: 'kind',
      header: say('case.told.what', 'Message'),
      isRowHeader: true,
      cell: ({ kind }) => sayKind(say, kind),
    },
    {
      key: 'channel',
      header: say('case.told.how', 'How we sent it'),
      cell: () => say('case.told.email', 'Email'),
    },
    {
      key: 'date',
      header: say('case.told.when', 'Date'),
      cell: ({ createdAt }) => formatMoment(say.locale, createdAt, partner.timeZone),
    },
    { key: 'state', header: say('case.told.state', 'Delivery'), cell: ({ state }) => sayState(say, state) },
  ];
  return (
    <CaseSection title={say('case.told', 'Messages from us')}>
      <Card className={styles.card}>
        {notifications.length === 0 ? (
          <p>
            <Trans id="case.told.none" message="We have not sent you any messages about this case yet." />
          </p>
        ) : (
          <Table
            caption={say('case.told', 'Messages from us')}
            columns={columns}
            rows={notifications}
            rowKey={({ id }) => id}
            stacked
          />
        )}
      </Card>
    </CaseSection>
  );
}

/** Notices about the person's account, which staff see with the case too. */
const accountKinds: ReadonlySet<string> = new Set(['email-change-asked', 'email-changed']);

function sayKind(say: Say, kind: string): string {
  switch (kind) {
    case 'application-unfinished':
      return say('case.told.unfinished', 'Your application is waiting for you');
    case 'application-submitted':
      return say('case.told.submitted', 'We received your application');
    case 'case-sent-back':
      return say('case.told.sent-back', 'We need something more from you');
    case 'case-approved':
      return say('case.told.approved', 'Your application was approved');
    case 'case-denied':
      return say('case.told.denied', 'A decision about your application');
    case 'case-inactive':
      return say('case.told.inactive', 'Your application will be withdrawn');
    case 'case-withdrawn':
    case 'case-withdrawn-by-staff':
    case 'case-withdrawn-inactive':
      return say('case.told.withdrawn', 'Your application was withdrawn');
    case 'document-requested':
      return say('case.told.document', 'We need a document from you');
    case 'case-message':
      return say('case.told.message', 'You have a new message');
    default:
      return say('case.told.other', 'A message about your case');
  }
}

function sayState(say: Say, state: Notification['state']): string {
  switch (state) {
    case 'waiting':
    case 'retrying':
      return say('case.told.waiting', 'On its way');
    case 'sent':
      return say('case.told.sent', 'Sent');
    case 'failed':
      return say('case.told.failed', 'Could not be delivered');
  }
}
