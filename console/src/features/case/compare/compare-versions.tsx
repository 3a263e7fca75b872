import { Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompareVersionsDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import type { Submitted } from '../answers/use-submitted-answers.ts';
import { VersionPicker } from '../answers/version-picker.tsx';
import { Fold } from '../fold.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './compare-versions.module.css';

/** Any two submitted versions, field by field. */
export function CompareVersions({ submitted }: { readonly submitted: Submitted }) {
  return (
    <Fold title={<Trans id="console.compare.title" message="Compare two versions" />}>
      <Comparison submitted={submitted} />
    </Fold>
  );
}

function Comparison({ submitted: { applicationId, versions } }: { readonly submitted: Submitted }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const [from, setFrom] = useState(versions.at(-1)?.number ?? 1);
  const [to, setTo] = useState(versions[0]?.number ?? 1);
  const { data, isError, refetch } = useQuery({
    queryKey: ['compared-versions', applicationId, from, to],
    queryFn: async () =>
      (await request(CompareVersionsDocument, { applicationId, from, to })).comparedVersions,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <>
      <div className={styles.pickers}>
        <VersionPicker
          label={i18n._({ id: 'console.compare.from', message: 'From version' })}
          versions={versions}
          value={from}
          onChoose={setFrom}
        />
        <VersionPicker
          label={i18n._({ id: 'console.compare.to', message: 'To version' })}
          versions={versions}
          value={to}
          onChoose={setTo}
        />
      </div>
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.compare.failed', message: 'We could not compare the versions.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton lines={['long', 'medium']} />}
      {data && <ChangeList changes={data} />}
    </>
  );
}
