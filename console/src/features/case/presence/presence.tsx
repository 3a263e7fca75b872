import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { NoteCasePresenceDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import styles from './presence.module.css';

const everyMs = 15_000;

/** Who else has the case open; says at the same time that the reader has. */
export function Presence({ caseId }: { readonly caseId: string }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data } = useQuery({
    queryKey: ['case-presence', caseId],
    queryFn: async () => (await request(NoteCasePresenceDocument, { input: { caseId } })).noteCasePresence,
    refetchInterval: everyMs,
    gcTime: 0,
    retry: false,
  });
  const others = data?.others ?? [];
  const unnamed = i18n._({ id: 'console.presence.unnamed', message: 'A colleague' });
  const names = others.map(({ name }) => name ?? unnamed).join(', ');
  return (
    <p className={styles.presence} role="status">
      {others.length > 0 &&
        i18n._({ id: 'console.presence', message: 'Also looking at this case: {names}', values: { names } })}
    </p>
  );
}
