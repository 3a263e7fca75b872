import { Banner, SidePanel, Skeleton } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GetIssueOptionsDocument, type GetIssueOptionsQuery } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { RunDelicateProvider } from '../../security/index.ts';
import { IssueForm } from './issue-form.tsx';
import type { IssuedCase } from './issue-funds-button.tsx';

export type IssueOptions = NonNullable<GetIssueOptionsQuery['issueOptions']>;

interface IssuePanelProps {
  readonly about: IssuedCase;
  readonly onIssued: () => void;
  readonly onClose: () => void;
}

/** Gives money of a fund to a case, with everything that it does shown before. */
export function IssuePanel({ about, onIssued, onClose }: IssuePanelProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const {
    data: options,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['issue-options', about.id],
    queryFn: async () => (await request(GetIssueOptionsDocument, { caseId: about.id })).issueOptions,
    retry: false,
    gcTime: 0,
  });
  return (
    <SidePanel
      open
      onClose={onClose}
      title={i18n._({
        id: 'console.issue.title',
        message: 'Issue funds: case {displayId}',
        values: { displayId: about.displayId },
      })}
    >
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.issue.failed', message: 'We could not load what can be issued.' })}
          onRetry={() => void refetch()}
        />
      )}
      {options === undefined && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {options?.refusals.map((refusal) => (
        <Banner key={refusal} tone="warning" title={refusal} />
      ))}
      {options && options.refusals.length === 0 && (
        <RunDelicateProvider>
          <IssueForm about={about} options={options} onIssued={onIssued} onClose={onClose} />
        </RunDelicateProvider>
      )}
    </SidePanel>
  );
}
