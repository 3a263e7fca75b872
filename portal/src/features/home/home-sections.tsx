import { Banner } from '@handrail/ui';
import { useId, type ReactNode } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../shared/context/use-text.ts';
import { homeSections, type HomeItem, type HomeSectionKey } from './home-item.ts';
import styles from './home-sections.module.css';
import { ProgramCard } from './program-card.tsx';
import { SubmittedList } from './submitted-list.tsx';

/** The sections that have something in them, in the order of what needs attention (P138, P139). */
export function HomeSections({ items, hasArchived = false, renderApplications }: HomeSectionsProps) {
  return homeSections
    .map((key) => ({ key, own: items.filter(({ section }) => section === key) }))
    .filter(({ key, own }) => own.length > 0 || (key === 'submitted' && hasArchived))
    .map(({ key, own }) => (
      <HomeSection key={key} sectionKey={key} items={own} renderApplications={renderApplications}>
        {key === 'submitted' && hasArchived && <ArchivedNotice />}
      </HomeSection>
    ));
}

interface HomeSectionsProps {
  readonly items: readonly HomeItem[];
  /** Whether an application was put away, of which only a warning is shown (P140). */
  readonly hasArchived?: boolean;
  /** Shows applications otherwise than as cards and rows. */
  readonly renderApplications?: RenderApplications | undefined;
}

type RenderApplications = (caption: string, items: readonly HomeItem[]) => ReactNode;

interface HomeSectionProps {
  readonly sectionKey: HomeSectionKey;
  readonly items: readonly HomeItem[];
  readonly renderApplications: RenderApplications | undefined;
  readonly children?: ReactNode;
}

function HomeSection({ sectionKey, items, renderApplications, children }: HomeSectionProps) {
  const headingId = useId();
  const say = useText();
  const title = sectionTitle(say, sectionKey);
  const isQuiet = sectionKey === 'submitted' && !renderApplications;
  const hasCount = items.length > 0 && !isQuiet;

  function renderItems(): ReactNode {
    if (renderApplications && sectionKey !== 'available') return renderApplications(title, items);
    if (isQuiet) return <SubmittedList items={items} />;
    return items.map((item) => <ProgramCard key={item.key} item={item} />);
  }

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {hasCount && <span className={styles.count}>{countText(say, sectionKey, items.length)}</span>}
      </div>
      <div className={styles.cards}>
        {items.length > 0 && renderItems()}
        {children}
      </div>
    </section>
  );
}

function sectionTitle(say: Say, key: HomeSectionKey): string {
  switch (key) {
    case 'action-required':
      return say('home.section.action', 'Action Required');
    case 'available':
      return say('home.section.available', 'Available Programs');
    case 'submitted':
      return say('home.section.submitted', 'Submitted Programs');
  }
}

function countText(say: Say, key: HomeSectionKey, count: number): string {
  if (key === 'available') {
    return count === 1
      ? say('home.count.one', '1 program')
      : say('home.count.many', '{count} programs', { count });
  }
  return count === 1
    ? say('home.applications.one', '1 application')
    : say('home.applications.many', '{count} applications', { count });
}

function ArchivedNotice() {
  const say = useText();
  const { partner } = usePortal();
  return (
    <Banner
      tone="warning"
      title={say(
        'home.archived',
        'One or more of your applications has been archived. Contact {email} if you have questions.',
        { email: partner.email },
      )}
    />
  );
}
