import { PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useNavigate, useParams, type LoaderFunction } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { useText } from '../../shared/context/use-text.ts';
import { FormFrame } from '../../shared/forms/form-frame.tsx';
import { isThirdParty } from '../../shared/person/is-third-party.ts';
import { findKnownUser } from '../../shared/person/use-current-user.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { isOpenNow } from '../../shared/programs/open-programs-query.ts';
import { introPath } from '../../shared/programs/intro-screen.ts';
import { programsQuery, type Program } from '../../shared/programs/list-programs.ts';
import { Column } from '../../shared/layout/column.tsx';
import { ClientChoice } from './client-choice.tsx';
import { blankClient, checkClient, newClient, type ClientValues } from './client-values.ts';
import { clientsQuery } from './clients-query.ts';
import { OpenDraft } from './open-draft.tsx';
import { NewClientFields } from './new-client-fields.tsx';
import { useStartForClient } from './use-start-for-client.ts';

/** For whom an advocate starts an application: /program/:programId/client */
export function createClientPage(session: PortalSession) {
  const client = queryClientOf(session);
  const loader: LoaderFunction = async ({ params }) => {
    const programs = await client.query({ ...programsQuery(session), staleTime: 'static' });
    const program = programs.find(({ id }) => id === params.programId);
    const user = findKnownUser(client, session);
    if (!program || !(await isOpenNow(client, session, program.id))) return redirect('/application/portal');
    if (!isThirdParty(user)) return redirect(introPath(program));
    await client.query(clientsQuery(session, ''));
    return null;
  };
  return { loader, Component: ClientPage };
}

function ClientPage() {
  const session = usePortal();
  const { programId = '' } = useParams();
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const program = programs.find(({ id }) => id === programId);
  return program ? <ClientForm program={program} /> : null;
}

function ClientForm({ program }: { readonly program: Program }) {
  const say = useText();
  const session = usePortal();
  const navigate = useNavigate();
  const { data: latest } = useSuspenseQuery(clientsQuery(session, ''));
  const start = useStartForClient(program.id);
  const form = useForm<ClientValues>({
    initial: blankClient(latest.length > 0),
    check: (values) => checkClient(say, values),
    save: start,
  });
  const isBusiness = form.values.kind === 'business';

  return (
    <Column narrow>
      <PageTitle title={say('client.title', 'Who are you applying for?')} />
      <PageHeading
        eyebrow={program.name}
        lead={say('client.lead', 'The application is about this person or business, not about you.')}
      >
        <Trans id="client.title" message="Who are you applying for?" />
      </PageHeading>
      <FormFrame
        form={form}
        labels={{
          clientId: say('client.choose', 'Your client'),
          name: isBusiness
            ? say('client.business-name', 'Business name')
            : say('client.name', 'Client’s full name'),
          birthDate: say('client.birth-date', 'Date of birth'),
          email: say('client.email', 'Client’s email'),
          phone: say('client.phone', 'Client’s phone number'),
        }}
        submitLabel={say('client.start', 'Start Application')}
        onCancel={() => void navigate(introPath(program, 'sections'))}
      >
        {latest.length > 0 && <ClientChoice form={form} latest={latest} />}
        {form.values.clientId === newClient && <NewClientFields form={form} />}
        {form.failure !== undefined && <OpenDraft programId={program.id} clientId={form.values.clientId} />}
      </FormFrame>
    </Column>
  );
}
