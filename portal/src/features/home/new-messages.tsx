import { Banner } from '@handrail/ui';
import { Link } from 'react-router';
import type { Applications } from '../../shared/applications/applications-query.ts';
import { useText, type Say } from '../../shared/context/use-text.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import styles from './new-messages.module.css';

interface NewMessagesProps {
  readonly own: Applications;
  readonly programs: readonly Program[];
}

/** Where someone of the staff wrote something that the person has not read yet. */
export function NewMessages({ own, programs }: NewMessagesProps) {
  const say = useText();
  if (own.newMessages.length === 0) return null;
  const banners = own.newMessages.map(({ caseId, count }) => {
    const application = own.applications.find(({ case: { id } }) => id === caseId);
    const program = programs.find(({ id }) => id === application?.programId);
    const name = [program?.name, application?.party.isClient ? application.party.name : undefined];
    return (
      <Banner key={caseId} tone="info" title={sayCount(say, count)}>
        <Link to={`/case/${caseId}/details#activity-section`}>
          {say('home.messages.read', 'Read it: {case}', {
            case: name.filter((part) => part !== undefined && part !== null).join(', ') || caseId,
          })}
        </Link>
      </Banner>
    );
  });
  return <div className={styles.messages}>{banners}</div>;
}

function sayCount(say: Say, count: number): string {
  return count === 1
    ? say('home.messages.one', 'You have 1 new message')
    : say('home.messages.many', 'You have {count} new messages', { count });
}
