import { useId } from 'react';
import { useText, type Say } from '../../app/use-text.ts';
import type { HomeItem, HomeSectionKey } from './home-item.ts';
import styles from './home-section.module.css';
import { ProgramCard } from './program-card.tsx';

interface HomeSectionProps {
  readonly sectionKey: HomeSectionKey;
  readonly items: readonly HomeItem[];
}

/** One section of the portal home; without items there is nothing to see (P139). */
export function HomeSection({ sectionKey, items }: HomeSectionProps) {
  const headingId = useId();
  const say = useText();
  if (items.length === 0) return null;

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
