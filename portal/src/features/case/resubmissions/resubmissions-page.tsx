import { Banner, buttonClass, Table, type Column } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePortal, type PortalSession } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { useCopyValues } from '../../../shared/programs/use-copy.ts';
import type { Program } from '../../../shared/programs/list-programs.ts';
import { CasePartPage } from '../case-part-page.tsx';
import type { CaseView } from '../case-query.ts';
import { createCaseLoader, useCase } from '../load-case.ts';
import { fieldReviewsQuery, type FieldReviews } from './field-reviews-query.ts';
import { listChanges, type ChangedField } from './list-changes.ts';
import own from './resubmissions-page.module.css';

/** What was asked again, with the answers before and now: /case/:caseId/resubmissions */
export function createResubmissionsPage(session: PortalSession) {
  return { loader: createCaseLoader(session), Component: ResubmissionsPage };
}

function ResubmissionsPage() {
  const say = useText();
  const opened = useCase();
  if (!opened) return null;
  const { found, program } = opened;
  const [application] = found.applications;
  const title = say('case.resubmissions.title', 'Requested Resubmissions');
  return (
    <CasePartPage found={found} title={title}>
      {application ? (
        <Requested applicationId={application.id} found={found} program={program} />
      ) : (
        <NotFound />
      )}
    </CasePartPage>
  );
}

interface RequestedProps {
  readonly applicationId: string;
  readonly found: CaseView;
  readonly program: Program;
}

function Requested({ applicationId, found, program }: RequestedProps) {
  const say = useText();
  const { data, isError, isPending } = useQuery(fieldReviewsQuery(usePortal(), applicationId));
  if (isPending)
    return (
      <p role="status">
        <Trans id="case.resubmissions.loading" message="Loading" />
      </p>
    );
  if (isError) return <Banner live tone="error" title={say('case.resubmissions.error', 'Error')} />;
  if (!data) return <NotFound />;
  return (
    <>
      <Changes reviews={data} found={found} program={program} />
      <Link className={buttonClass({ variant: 'primary' })} to={`/application/${applicationId}/review`}>
        <Trans id="case.resubmissions.review" message="Review application" />
      </Link>
    </>
  );
}

function NotFound() {
  const say = useText();
  return <Banner tone="warning" title={say('case.resubmissions.missing', 'Application not found')} />;
}

interface ChangesProps {
  readonly reviews: FieldReviews;
  readonly found: CaseView;
  readonly program: Program;
}

function Changes({ reviews, found, program }: ChangesProps) {
  const say = useText();
  const copyValues = useCopyValues(program, found.party);
  const questions = listChanges(reviews, copyValues);
  const columns: Column<ChangedField>[] = [
    {
      key: 'question',
      header: say('case.resubmissions.question', 'Question'),
      isRowHeader: true,
      cell: ({ label }) => label,
    },
    {
      key: 'previous',
      header: say('case.resubmissions.previous', 'Previous Value'),
      cell: ({ previous }) => previous,
    },
    {
      key: 'next',
      header: say('case.resubmissions.next', 'New Value'),
      cell: ({ next }) => next ?? say('case.resubmissions.unchanged', 'Not updated'),
    },
  ];
  if (questions.length === 0)
    return (
      <p>
        <Trans id="case.resubmissions.none" message="Nothing is asked of you right now." />
      </p>
    );
  return questions.map(({ key, title, fields }) => (
    <section key={key} className={own.question}>
      <h2 className={own.title}>{title}</h2>
      <Table caption={title} columns={columns} rows={fields} rowKey={(field) => field.key} stacked />
    </section>
  ));
}
