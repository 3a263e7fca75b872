import { Banner, Button, Chip } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useDates } from '../../shared/context/use-dates.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { EndSessionsDocument, type GetSecurityQuery } from '../../gql/operations.ts';
import styles from './security-page.module.css';

interface SessionListProps {
  readonly sessions: GetSecurityQuery['sessions'];
  readonly onChanged: () => void;
}

/** Where the person is signed in, and the way to end all of it but here. */
export function SessionList({ sessions, onChanged }: SessionListProps) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  const { request } = useConsole();
  const title = i18n._({ id: 'console.sessions.title', message: 'Where you are signed in' });
  const act = useAct(
    async () => (await request(EndSessionsDocument, { input: { keepCurrent: true } })).endSessions,
    onChanged,
  );

  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id} className={styles.row}>
            <div>
              {device ?? <Trans id="console.sessions.unknown" message="Unknown device" />}
              <span className={styles.about}>
                <Trans
                  id="console.sessions.seen"
                  message="Active {at}"
                  values={{ at: sayMoment(lastSeenAt) }}
                />
              </span>
            </div>
            {isCurrent && (
              <Chip tone="brand">
                <Trans id="console.sessions.current" message="This device" />
              </Chip>
            )}
          </li>
        ))}
      </ul>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      {sessions.length > 1 && (
        <Button
          busy={act.busy}
          onClick={() => {
            act.run(undefined);
          }}
        >
          <Trans id="console.sessions.end-others" message="Sign out everywhere else" />
        </Button>
      )}
    </section>
  );
}
