import { Button, Card, Chip, EmptyState, Progress } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

export function CardSection() {
  return (
    <Section title="Cards, progress, empty">
      <div className={styles.columns}>
        <Card as="article" className={styles.section}>
          <h3>Rental Relief</h3>
          <div>
            <Chip tone="warning" icon="pencil">
              In Progress
            </Chip>
          </div>
          <p>Next: Household and income.</p>
          <Progress value={2} max={5} words="2 of 5 sections done" />
          <div>
            <Button variant="primary">Continue Application</Button>
          </div>
        </Card>
        <Card flush>
          <EmptyState
            title="Nothing is waiting for you"
            actions={
              <>
                <Button variant="primary">See unassigned</Button>
                <Button>Clear filters</Button>
              </>
            }
          >
            No case matches Mine and Due this week. 11 cases have no one assigned.
          </EmptyState>
        </Card>
        <Progress value={0} max={5} words="0 of 5 sections done" />
        <Progress value={5} max={5} words="5 of 5 sections done" />
      </div>
    </Section>
  );
}
