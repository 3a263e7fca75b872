import { EmptyState } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { useNow } from '../../shared/context/use-now.ts';
import { useText } from '../../shared/context/use-text.ts';
import { accountQuery } from '../../shared/person/account-query.ts';
import { needsConfirmation } from '../account/index.ts';
import { ProfileDialog } from '../account/index.ts';
import { MailedOffer } from '../eligibility/index.ts';
import { useCurrentUser } from '../../shared/person/use-current-user.ts';
import { programsQuery } from '../../shared/programs/list-programs.ts';
import { Column } from '../../shared/layout/column.tsx';
import { ContactLink } from '../../shared/layout/contact-link.tsx';
import { AdvocateSections } from './advocate-sections.tsx';
import { applicationsQuery } from '../../shared/applications/applications-query.ts';
import { hasArchived, listHomeItems } from './home-item.ts';
import { HomeSections } from './home-sections.tsx';
import { Masthead } from './masthead.tsx';
import { NewMessages } from './new-messages.tsx';
import { useMoreApplications } from './use-more-applications.ts';

/** The applicant's applications and programs: /application/portal */
export function createHomePage(session: PortalSession) {
  return {
    loader: async () => {
      const client = queryClientOf(session);
      await Promise.all([
        client.query(applicationsQuery(session)),
        needsConfirmation(session.user) && client.query(accountQuery(session)),
      ]);
      return null;
    },
    Component: HomePage,
  };
}

function HomePage() {
  const session = usePortal();
  const user = useCurrentUser();
  const say = useText();
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const { data: own } = useSuspenseQuery(applicationsQuery(session));
  const items = listHomeItems(programs, { ...own, userId: user?.id }, useNow());
  const more = useMoreApplications(own);

  return (
    <>
      <PageTitle title={say('home.title', 'Home')} />
      <Masthead />
      <Column>
        {!own.isThirdParty && <MailedOffer />}
        <NewMessages own={own} programs={programs} />
        {own.isThirdParty ? (
          <AdvocateSections
            items={items}
            hasArchived={hasArchived(own)}
            firstPartyName={own.firstPartyName}
            more={more}
          />
        ) : (
          <HomeSections items={items} hasArchived={hasArchived(own)} />
        )}
        {items.length === 0 && !hasArchived(own) && (
          <EmptyState title={say('home.empty.title', 'No programs are open right now')}>
            <Trans
              id="home.empty.text"
              message="New programs appear here when they open. Questions? Email <0>{email}</0>."
              values={{ email: session.partner.email }}
              components={{ 0: <ContactLink /> }}
            />
          </EmptyState>
        )}
      </Column>
      {needsConfirmation(user) && <ProfileDialog />}
    </>
  );
}
