import { EmptyState } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageTitle } from '../../app/page-title.tsx';
import { usePortal } from '../../app/portal-context.tsx';
import { useText } from '../../app/use-text.ts';
import { programsQuery } from '../program/list-programs.ts';
import { Column } from '../shell/column.tsx';
import { ContactLink } from '../shell/contact-link.tsx';
import { listHomeItems } from './home-item.ts';
import { HomeSections } from './home-sections.tsx';
import { Masthead } from './masthead.tsx';

/** The applicant's applications and programs: /application/portal */
export function HomePage() {
  const session = usePortal();
  const say = useText();
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const items = session.user ? listHomeItems(session.user, programs) : [];

  return (
    <>
      <PageTitle title={say('home.title', 'Home')} />
      <Masthead />
      <Column>
        <HomeSections items={items} />
        {items.length === 0 && (
          <EmptyState title={say('home.empty.title', 'No programs are open right now')}>
            <Trans
              id="home.empty.text"
              message="New programs appear here when they open. Questions? Write to <0>{email}</0>."
              values={{ email: session.partner.email }}
              components={{ 0: <ContactLink /> }}
            />
          </EmptyState>
        )}
      </Column>
    </>
  );
}
