import { Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { Fold } from '../fold.tsx';
import styles from './explained-fields.module.css';
import { type SubmissionPlace, useExplainedFields } from './use-explained-fields.ts';

/** Why questions were not asked. Those that were asked say so beside their answer. */
export function ExplainedFields(place: SubmissionPlace) {
  return (
    <Fold title={<Trans id="console.explain.title" message="Why some questions were not asked" />}>
      <HiddenFields {...place} />
    </Fold>
  );
}

function HiddenFields(place: SubmissionPlace) {
  const { i18n } = useLingui();
  const { data, isError, refetch } = useExplainedFields(place);
  if (isError) {
    return (
      <LoadFailed
        title={i18n._({ id: 'console.explain.failed', message: 'We could not load the reasons.' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton lines={['long', 'medium']} />;
  const hidden = data.filter(({ isShown }) => !isShown);
  if (hidden.length === 0) {
    return (
      <p>
        <Trans id="console.explain.none" message="Every question of this form was asked." />
      </p>
    );
  }
  return (
    <dl className={styles.list}>
      {hidden.map(({ key, label, reasons }) => (
        <div key={key}>
          <dt>{label}</dt>
          {reasons.map((reason) => (
            <dd key={reason}>{reason}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
