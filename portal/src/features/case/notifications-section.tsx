import { formatMoment } from '@handrail/engine';
import { Button, Card, Table, usePrinting, type Column } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../shared/context/use-text.ts';
import type { CaseView } from './case-query.ts';
import { CaseSection } from './case-section.tsx';
import styles from './notifications-section.module.css';
import { sayMoneyKind } from './say-money-kind.ts';

type Notification = CaseView['notifications'][number];

/** The notices we sent about the case, how, and whether they were sent. */
export function NotificationsSection(props: { readonly notifications: readonly Notification[] }) {
  const notifications = props.notifications.filter(({ kind }) => !accountKinds.has(kind));
  const say = useText();
  const { partner } = usePortal();
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = usePrinting();
  const columns: Column<Notification>[] = [
    {
      key: 'kind',
      header: say('case.told.what', 'Message'),
      isRowHeader: true,
      cell: ({ kind }) => sayKind(say, kind),
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
            rows={showsAll || isPrinting ? notifications : notifications.slice(0, shownAtFirst)}
            rowKey={({ id }) => id}
            stacked
          />
        )}
        {!showsAll && notifications.length > shownAtFirst && (
          <Button
            variant="quiet"
            className={styles.more}
            onClick={() => {
              setShowsAll(true);
            }}
          >
            <Trans
              id="case.told.all"
              message="Show All {count} Messages"
              values={{ count: notifications.length }}
            />
          </Button>
        )}
      </Card>
    </CaseSection>
  );
}

/** The newest say where things stand; on a phone, all of them would push the rest of the case far down. */
const shownAtFirst = 3;

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
    case 'case-waitlisted':
      return say('case.told.waiting-list', 'Your application is on the waiting list');
    case 'case-off-waiting-list':
      return say('case.told.off-waiting-list', 'Your application is off the waiting list');
    case 'document-requested':
      return say('case.told.document', 'We need a document from you');
    case 'case-message':
      return say('case.told.message', 'You have a new message');
    default:
      return sayMoneyKind(say, kind) ?? say('case.told.other', 'A message about your case');
  }
}

function sayState(say: Say, state: Notification['state']): string {
  switch (state) {
    case 'waiting':
    case 'retrying':
      return say('case.told.waiting', 'Email, on its way');
    case 'sent':
      return say('case.told.sent', 'Email, sent');
    case 'failed':
      return say('case.told.failed', 'Email, could not be delivered');
  }
}
