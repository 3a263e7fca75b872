import { formatMoment } from '@handrail/engine';
import { announceLogOut, Banner, Button, Dialog, Skeleton } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import {
  EndSessionByIdDocument,
  EndSessionsDocument,
  GetSessionsDocument,
  type GetSessionsQuery,
} from '../../../gql/operations.ts';
import { forgetPerson } from '../../../shared/session/forget-person.ts';
import { AccountCard } from '../../../shared/forms/account-card.tsx';
import styles from './sessions-card.module.css';

type Session = GetSessionsQuery['sessions'][number];

/** Where the person is signed in, with a way to end each session and all of them. */
export function SessionsCard() {
  const { request } = usePortal();
  const say = useText();
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await request(GetSessionsDocument, {})).sessions,
    retry: false,
  });
  const [isAsking, setAsking] = useState(false);
  const handleStay = () => {
    setAsking(false);
  };
  const endOne = useMutation({
    mutationFn: (id: string) => request(EndSessionByIdDocument, { input: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const endAll = useMutation({
    mutationFn: () => request(EndSessionsDocument, { input: { keepCurrent: false } }),
    onSuccess: () => {
      announceLogOut();
      forgetPerson(true);
    },
  });

  return (
    <AccountCard
      title={say('sessions.title', 'Where you are signed in')}
      action={
        <Button
          onClick={() => {
            setAsking(true);
          }}
        >
          <Trans id="sessions.everywhere" message="Sign out everywhere" />
        </Button>
      }
    >
      {(sessions.isError || endOne.isError || endAll.isError) && (
        <Banner tone="error" live title={say('sessions.failed', 'Something went wrong. Please try again.')} />
      )}
      {sessions.isPending && <Skeleton lines={['medium', 'medium']} />}
      <Dialog
        open={isAsking}
        onClose={handleStay}
        title={say('sessions.everywhere.title', 'Sign out on all your devices?')}
        actions={
          <>
            <Button onClick={handleStay}>
              <Trans id="sessions.everywhere.stay" message="Stay Signed In" />
            </Button>
            <Button
              variant="primary"
              busy={endAll.isPending}
              onClick={() => {
                endAll.mutate(undefined, { onError: handleStay });
              }}
            >
              <Trans id="sessions.everywhere.confirm" message="Sign Out on All Devices" />
            </Button>
          </>
        }
      >
        <Trans
          id="sessions.everywhere.text"
          message="This also signs you out on this device. You will need to sign in again to continue."
        />
      </Dialog>
      <ul className={styles.list}>
        {sessions.data?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={endOne.isPending}
            onEnd={() => {
              endOne.mutate(session.id);
            }}
          />
        ))}
      </ul>
    </AccountCard>
  );
}

interface SessionItemProps {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const say = useText();
  const device = session.device ?? say('sessions.unknown', 'Unknown device');
  const { partner } = usePortal();
  const since = formatMoment(say.locale, session.createdAt, partner.timeZone);
  return (
    <li className={styles.item}>
      <span>
        <strong>{device}</strong>
        <br />
        {session.isCurrent ? (
          <Trans id="sessions.current" message="This device, since {since}" values={{ since }} />
        ) : (
          <Trans id="sessions.since" message="Since {since}" values={{ since }} />
        )}
      </span>
      {!session.isCurrent && (
        <Button
          size="small"
          busy={isBusy}
          aria-label={say('sessions.end-device', 'Sign out {device}', { device })}
          onClick={onEnd}
        >
          <Trans id="sessions.end" message="Sign out" />
        </Button>
      )}
    </li>
  );
}
