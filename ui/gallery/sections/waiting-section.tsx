import { Card, PageSpinner, Skeleton, Spinner } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

export function WaitingSection() {
  return (
    <Section title="Waiting">
      <div className={styles.columns}>
        <Card>
          <Skeleton lines={['short', 'medium', 'long', 'medium']} />
        </Card>
        <Card>
          <p>
            Looking up the address <Spinner label="Looking up the address" />
          </p>
          <PageSpinner label="Loading your portal" />
        </Card>
      </div>
    </Section>
  );
}
