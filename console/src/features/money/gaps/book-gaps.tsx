import { formatMoment } from '@handrail/engine';
import { Banner, Button, Dialog, TextAreaField, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  GetBookGapsDocument,
  type GetBookGapsQuery,
  ResolveBookGapDocument,
} from '../../../gql/operations.ts';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { may } from '../../../shared/session/may.ts';
import { DelicateForm } from '../delicate-form.tsx';
import styles from '../funds/funds.module.css';
import { useReloadFunds } from '../use-funds.ts';

type Gap = GetBookGapsQuery['bookGaps'][number];
const queryKey = ['book-gaps'];

/** What the daily check found to differ between journal, payments and the payment provider. */
export function BookGaps() {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const [resolving, setResolving] = useState<Gap>();
  const {
    data: gaps = [],
    isLoadingError,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () => (await request(GetBookGapsDocument, {})).bookGaps,
    retry: false,
  });
  // Silence would say that there is none.
  if (isLoadingError)
    return (
      <LoadFailed
        title={i18n._({
          id: 'console.gaps.failed',
          message: 'We could not check for differences in the books.',
        })}
        onRetry={() => void refetch()}
      />
    );
  if (gaps.length === 0) return null;
  const close = () => {
    setResolving(undefined);
  };
  return (
    <section className={styles.section}>
      <h2>
        <Trans id="console.gaps.title" message="Differences in the books" />
      </h2>
      {gaps.map((gap) => (
        <GapBanner key={gap.id} gap={gap} onResolve={setResolving} />
      ))}
      <Dialog
        open={resolving !== undefined}
        onClose={close}
        title={i18n._({ id: 'console.gaps.resolve.title', message: 'Resolve this difference?' })}
      >
        {resolving && <ResolveForm gap={resolving} onClose={close} />}
      </Dialog>
    </section>
  );
}

function GapBanner({ gap, onResolve }: { readonly gap: Gap; readonly onResolve: (gap: Gap) => void }) {
  const locale = useLocale();
  const { partner } = useConsole();
  const mayResolve = may(useStaffMember(), 'changeFunds');
  return (
    <Banner tone="error" title={gap.text}>
      <p>
        {gap.fundName === null ? (
          <Trans
            id="console.gaps.found"
            message="Found {moment}."
            values={{ moment: formatMoment(locale, gap.foundAt, partner.timeZone) }}
          />
        ) : (
          <Trans
            id="console.gaps.found.fund"
            message="Found {moment}. Nothing leaves {fund} until this is resolved."
            values={{ moment: formatMoment(locale, gap.foundAt, partner.timeZone), fund: gap.fundName }}
          />
        )}
      </p>
      <span className={styles.actions}>
        {gap.caseId !== null && (
          <Link to={`/cases/${gap.caseId}`}>
            <Trans id="console.gaps.case" message="Open the case" />
          </Link>
        )}
        {mayResolve ? (
          <Button
            size="small"
            onClick={() => {
              onResolve(gap);
            }}
          >
            <Trans id="console.gaps.resolve" message="Resolve" />
          </Button>
        ) : (
          <Trans id="console.gaps.admin" message="An admin resolves it." />
        )}
      </span>
    </Banner>
  );
}

function ResolveForm({ gap, onClose }: { readonly gap: Gap; readonly onClose: () => void }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const client = useQueryClient();
  const reloadFunds = useReloadFunds();
  const [resolution, setResolution] = useState('');
  return (
    <DelicateForm
      about={gap.text}
      send={async () => {
        const input = { id: gap.id, resolution };
        return (await request(ResolveBookGapDocument, { input })).resolveBookGap;
      }}
      done={i18n._({ id: 'console.gaps.resolved', message: 'The difference was resolved' })}
      onDone={() => {
        void client.invalidateQueries({ queryKey });
        reloadFunds();
      }}
      onClose={onClose}
      submit={i18n._({ id: 'console.gaps.resolve', message: 'Resolve' })}
    >
      {() => (
        <>
          <p>
            <Trans
              id="console.gaps.resolve.text"
              message="Your words stay on record. If the difference is still there tomorrow, the daily check reports it again."
            />
          </p>
          <TextAreaField
            label={i18n._({ id: 'console.gaps.resolution', message: 'What you found and did' })}
            required
            value={resolution}
            maxLength={500}
            onChange={({ currentTarget }) => {
              setResolution(currentTarget.value);
            }}
          />
        </>
      )}
    </DelicateForm>
  );
}
