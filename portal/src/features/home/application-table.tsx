import { formatDay } from '@handrail/engine';
import { buttonClass, Table, VisuallyHidden, type Column, useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { ResumeButton } from '../../shared/cases/resume-button.tsx';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import styles from './application-table.module.css';
import type { HomeItem } from './home-item.ts';
import { dateOf, nextOrder, type Order, type OrderKey } from './item-order.ts';
import { CaseLink } from './case-link.tsx';
import { canContinue } from '../../shared/applications/display-status.ts';
import { StatusChip } from '../../shared/applications/status-chip.tsx';

interface ApplicationTableProps {
  readonly caption: string;
  readonly items: readonly HomeItem[];
  /** What the column of names is called, such as "Student Name" (P144). */
  readonly nameHeader: string;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** The applications of someone who files for others, told apart by whom they are for. */
export function ApplicationTable({ caption, items, nameHeader, order, onOrder }: ApplicationTableProps) {
  const say = useText();
  const { partner } = usePortal();
  const sorted = (key: OrderKey) => ({
    key,
    sort: order.key === key ? order.direction : undefined,
    onSort: () => {
      onOrder(nextOrder(order, key));
    },
  });

  const columns: Column<HomeItem>[] = [
    {
      ...sorted('name'),
      header: nameHeader,
      isRowHeader: true,
      cell: ({ application }) => (
        <>
          <Name>{application?.party.name ?? say('home.no-name', 'No name given')}</Name>
          <span className={styles.quiet}>{application?.displayId}</span>
        </>
      ),
    },
    {
      ...sorted('program'),
      header: say('home.column.program', 'Program'),
      cell: ({ program }) => program.name,
    },
    {
      ...sorted('status'),
      header: say('home.column.status', 'Status'),
      cell: ({ status, program, application }) => (
        <>
          <StatusChip status={status} program={program} fulfillments={application?.case.fulfillments} />
          {application && canContinue(application) && (
            <CaseLink {...{ application, status }} about={application.party.name ?? application.displayId} />
          )}
        </>
      ),
    },
    {
      ...sorted('date'),
      header: say('home.column.date', 'Date'),
      cell: (item) => <DateLine item={item} timeZone={partner.timeZone} />,
    },
    {
      key: 'action',
      header: say('home.column.action', 'Action'),
      cell: (item) => <RowAction item={item} />,
    },
  ];
  return (
    <div className={styles.table}>
      <Table caption={caption} columns={columns} rows={items} rowKey={({ key }) => key} stacked />
    </div>
  );
}

/** An email in place of a name breaks before its sign, and not in a word. */
function Name({ children }: { readonly children: string }) {
  const [first, ...others] = children.split('@');
  return (
    <span className={styles.name}>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <wbr />@{part}
        </Fragment>
      ))}
    </span>
  );
}

function DateLine({ item, timeZone }: { readonly item: HomeItem; readonly timeZone: string }) {
  const locale = useLocale();
  return (
    <>
      <span className={styles.quiet}>
        {item.application?.submittedAt ? (
          <Trans id="home.submitted-on" message="Submitted" />
        ) : (
          <Trans id="home.started-on" message="Started" />
        )}
      </span>{' '}
      <span className={styles.day}>{formatDay(locale, dateOf(item), timeZone)}</span>
    </>
  );
}

function RowAction({ item }: { readonly item: HomeItem }) {
  const isTodo = item.section === 'action-required';
  const { application, program } = item;
  if (isTodo && application && item.status === 'WithdrawnOpen') {
    return (
      <ResumeButton
        size="small"
        caseId={application.case.id}
        applicationId={application.id}
        about={`${application.party.name ?? application.displayId}, ${program.name}`}
      />
    );
  }
  return (
    <Link
      className={buttonClass({ variant: isTodo ? 'primary' : 'secondary', size: 'small' })}
      to={item.path}
    >
      {item.action === 'Claim' && <Trans id="home.row.claim" message="Claim" />}
      {item.action === 'ContinueApplication' && <Trans id="home.row.continue" message="Continue" />}
      {!isTodo && <Trans id="home.view" message="View Details" />}
      <VisuallyHidden>
        : {application?.party.name ?? application?.displayId}, {program.name}
      </VisuallyHidden>
    </Link>
  );
}
