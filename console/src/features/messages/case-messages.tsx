import { Banner, Skeleton } from '@handrail/ui';
import { MessageDocuments } from '@handrail/ui/messages';
import { Trans, useLingui } from '@lingui/react';
import { useDates } from '../../shared/context/use-dates.ts';
import styles from './case-messages.module.css';
import { StaffMessageForm } from './staff-message-form.tsx';
import { useCaseMessages, type StaffMessage } from './use-case-messages.ts';

/** What applicants and staff wrote to each other about a case, and where staff write back. */
export function CaseMessages({ caseId }: { readonly caseId: string }) {
  const { i18n } = useLingui();
  const { messages, isError } = useCaseMessages(caseId);
  return (
    <div className={styles.messages}>
      <StaffMessageForm key={caseId} caseId={caseId} />
      {isError && (
        <Banner
          tone="error"
          title={i18n._({
            id: 'console.messages.unread',
            message: 'We could not load the messages. Please try again.',
          })}
        />
      )}
      {!messages && !isError && <Skeleton lines={['medium']} />}
      {messages?.length === 0 && (
        <p>
          <Trans id="console.messages.none" message="No messages yet" />
        </p>
      )}
      <ol className={styles.list}>
        {messages?.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

function Message({ message }: { readonly message: StaffMessage }) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  const { authorName, content, createdAt, isFromStaff, readAt } = message;
  return (
    <li className={styles.message}>
      <p className={styles.head}>
        <strong>{authorName ?? i18n._({ id: 'console.messages.unknown', message: 'Unknown user' })}</strong>{' '}
        <time dateTime={createdAt}>{sayMoment(createdAt)}</time>
      </p>
      <p className={styles.content}>{content}</p>
      <MessageDocuments documents={message.documents} />
      {isFromStaff && (
        <p className={styles.receipt}>
          {readAt === null
            ? i18n._({ id: 'console.messages.not-read', message: 'Not read yet' })
            : i18n._('console.messages.read', { moment: sayMoment(readAt) }, { message: 'Read {moment}' })}
        </p>
      )}
    </li>
  );
}
