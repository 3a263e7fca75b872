import { useId } from 'react';
import { useText, type Say } from '../../app/use-text.ts';
import { homeSections, type HomeItem, type HomeSectionKey } from './home-item.ts';
import styles from './home-sections.module.css';
import { ProgramCard } from './program-card.tsx';

/** The sections that have something in them, in the order of what needs attention (P138, P139). */
export function HomeSections({ items }: { readonly items: readonly HomeItem[] }) {
  return homeSections
    .map((key) => ({ key, own: items.filter(({ section }) => section === key) }))
    .filter(({ own }) => own.length > 0)
    .map(({ key, own }) => <HomeSection key={key} sectionKey={key} items={own} />);
}

interface HomeSectionProps {
  readonly sectionKey: HomeSectionKey;
  readonly items: readonly HomeItem[];
}

function HomeSection({ sectionKey, items }: HomeSectionProps) {
  const headingId = useId();
  const say = useText();

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{sectionTitle(say, sectionKey)}</h2>
        <span className={styles.count}>{countText(say, items.length)}</span>
      </div>
      <div className={styles.cards}>
        {items.map((item) => (
          <ProgramCard key={item.key} item={item} />
        ))}
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

function countText(say: Say, count: number): string {
  return count === 1
    ? say('home.count.one', '1 program')
    : say('home.count.many', '{count} programs', { count });
}
