import { buttonClass, EmptyState } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useConsole } from '../../shared/context/console-context.tsx';

/** Says that the list is not there yet, whatever it is asked for: an empty one would say that nobody waits. */
export function EmptyQueue() {
  const { partner } = useConsole();
  return (
    <EmptyState
      title={<Trans id="console.queue.not-yet.title" message="Cases are not shown here yet" />}
      actions={
        <a href={`/${partner.externalId}`} className={buttonClass()}>
          <Trans id="console.queue.open-portal" message="Open the applicant portal" />
        </a>
      }
    >
      <Trans
        id="console.queue.not-yet"
        message="This version cannot list, search or review cases in the console. Applications that people submit are saved."
      />
    </EmptyState>
  );
}
