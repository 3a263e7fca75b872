import { isUuid } from '@handrail/engine/uuid';
import type { PageParts } from '@handrail/ui';
import { FormProvider } from '@handrail/ui/form-renderer';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useState } from 'react';
import { Outlet, redirect, useLocation, useParams, type LoaderFunction, type Params } from 'react-router';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { programsQuery } from '../../shared/programs/list-programs.ts';
import { ClientLine } from '../../shared/parties/client-line.tsx';
import { useCopyValues } from '../../shared/programs/use-copy.ts';

import { ApplicationContext } from './application-context.tsx';
import styles from './application-frame.module.css';
import { applicationQuery, isEditable, type ApplicationView } from './application-query.ts';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { createAddressSearch } from '../../shared/addresses/find-addresses.ts';
import { findOpen, openApplication, type OpenApplication } from './open-application.ts';
import { bringPagesAhead } from './bring-pages-ahead.ts';
import { FormChangeNotice, hasNewerForm, loadFrameParts, SubmittedPage } from './late-parts.ts';
import { isOpenNow } from '../../shared/programs/open-programs-query.ts';
import { ProgressFrame } from './sections/progress-frame.tsx';
import type { ProgressAhead } from '../../shared/layout/toolbar-slot.ts';
import { SaveNotices } from './saving/save-notices.tsx';
import { useDocumentDoor } from './documents/use-document-door.ts';
import { useOpenApplication } from './use-open-application.ts';
import { useAnswerNotes } from './round/use-answer-notes.ts';
import { useFormLock } from './round/use-form-lock.ts';

/** What surrounds the pages of an application: /application/:applicationId and below */
export function createApplicationFrame(session: PortalSession) {
  const client = queryClientOf(session);

  async function mayOpen(id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const view = await client.query(applicationQuery(session, id));
    if (!view) return false;
    const { programId, submittedAt } = view.application;
    return submittedAt !== null || (await isOpenNow(client, session, programId));
  }

  const loader: LoaderFunction = async ({ params, request }) => {
    const id = params.applicationId ?? '';
    const known = findOpen(session, id);
    if (!known && !(await mayOpen(id))) return redirect('/application/portal');
    const open = known ?? (await openApplication(session, id));
    const { pathname } = new URL(request.url);
    return {
      parts: open ? await loadFrameParts(open.view) : [],
      hasProgress: open !== undefined && hasProgress(open.view, pathname),
    } satisfies PageParts & ProgressAhead;
  };

  /** The server rendered what it has; a device that has more shows the page anew. */
  async function takeOver({ applicationId = '' }: Params): Promise<void> {
    const open = await openApplication(session, applicationId);
    if (open) await loadFrameParts(open.view);
    delete document.documentElement.dataset.form;
    if (open?.hasDraft) document.getElementById('root')?.replaceChildren();
  }
  return { loader, takeOver, Component: ApplicationFrame };
}

function ApplicationFrame() {
  const { applicationId = '' } = useParams();
  const { open, reopen } = useOpenApplication(applicationId);
  return open ? <OpenFrame key={open.id} open={open} reopen={reopen} /> : <ApplicationSkeleton />;
}

const lastPage = '/submit/confirmation';

function toPage(pathname: string, applicationId: string): string {
  return pathname.split(`/${applicationId}`)[1]?.replace(/\/$/, '') ?? '';
}

/** The first page says itself how far the application is, and after the last one there is nothing left to do. */
function hasProgress(view: ApplicationView, pathname: string): boolean {
  const page = toPage(pathname, view.application.id);
  return isEditable(view) && page !== '' && page !== lastPage;
}

interface OpenFrameProps {
  readonly open: OpenApplication;
  readonly reopen: () => void;
}

function OpenFrame({ open, reopen }: OpenFrameProps) {
  const session = usePortal();
  const { pathname } = useLocation();
  const { data: view } = useSuspenseQuery(applicationQuery(session, open.id));
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const { programId } = open.view.application;
  const program = programs.find(({ id }) => id === programId);
  if (!program || !view) throw new Error('The program of an application is missing');
  const { party } = view.application;
  const copyValues = useCopyValues(program, party);
  const sourceOf = useAnswerNotes(open);
  const lock = useFormLock(open);
  const documents = useDocumentDoor(open);
  const [findAddresses] = useState(() => createAddressSearch(session));
  useEffect(() => bringPagesAhead(open, program), [open, program]);
  const isSubmitted = toPage(pathname, open.id) === lastPage;
  const isClosed = !isEditable(view) && !isSubmitted;
  const Frame = hasProgress(view, pathname) ? ProgressFrame : Fragment;

  return (
    <ApplicationContext value={{ ...open, view, program, copyValues, documents, reopen }}>
      <FormProvider
        store={open.store}
        copyValues={copyValues}
        findAddresses={findAddresses}
        documents={documents}
        sourceOf={sourceOf}
        lock={lock}
      >
        {isClosed ? (
          <SubmittedPage view={view} program={program} />
        ) : (
          <Frame>
            <div className={styles.column}>
              <ClientLine party={party} />
              <SaveNotices />
              {!isSubmitted && hasNewerForm(view) && <FormChangeNotice />}
              <Outlet />
            </div>
          </Frame>
        )}
      </FormProvider>
    </ApplicationContext>
  );
}
