import { Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ExplainFieldsDocument, type ExplainFieldsQuery } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { Fold } from '../fold.tsx';
import styles from './explained-fields.module.css';

type Explained = NonNullable<ExplainFieldsQuery['explainedFields']>;

interface ExplainedFieldsProps {
  readonly applicationId: string;
  readonly version: number;
}

/** Why questions were asked that not everyone gets, and why others were not. */
export function ExplainedFields(place: ExplainedFieldsProps) {
  return (
    <Fold title={<Trans id="console.explain.title" message="Why questions were asked or hidden" />}>
      <Explanations {...place} />
    </Fold>
  );
}

function Explanations({ applicationId, version }: ExplainedFieldsProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data, isError, refetch } = useQuery({
    queryKey: ['explained-fields', applicationId, version],
    queryFn: async () => (await request(ExplainFieldsDocument, { applicationId, version })).explainedFields,
    staleTime: Infinity,
    retry: false,
  });
  if (isError) {
    return (
      <LoadFailed
        title={i18n._({ id: 'console.explain.failed', message: 'We could not load the reasons.' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton lines={['long', 'medium']} />;
  if (data.length === 0) {
    return (
      <p>
        <Trans id="console.explain.none" message="Everyone gets every question of this form." />
      </p>
    );
  }
  return (
    <>
      <ReasonList
        title={i18n._({ id: 'console.explain.asked', message: 'Asked because' })}
        fields={data.filter(({ isShown }) => isShown)}
      />
      <ReasonList
        title={i18n._({ id: 'console.explain.hidden', message: 'Not asked because' })}
        fields={data.filter(({ isShown }) => !isShown)}
      />
    </>
  );
}

function ReasonList({ title, fields }: { readonly title: string; readonly fields: Explained }) {
  if (fields.length === 0) return null;
  return (
    <section>
      <h4 className={styles.title}>{title}</h4>
      <dl className={styles.list}>
        {fields.map(({ key, label, reasons }) => (
          <div key={key}>
            <dt>{label}</dt>
            {reasons.map((reason) => (
              <dd key={reason}>{reason}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
