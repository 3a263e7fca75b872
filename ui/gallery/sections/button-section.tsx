import { useState } from 'react';
import { Button, CopyButton, DebugId, Icon, LinkButton } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

export function ButtonSection() {
  const [busy, setBusy] = useState(false);
  return (
    <Section title="Buttons">
      <div className={styles.row}>
        <Button variant="primary">Save And Continue</Button>
        <Button>Edit</Button>
        <Button variant="quiet">Skip</Button>
        <Button variant="danger">Remove</Button>
        <Button variant="primary" busy>
          Save And Continue
        </Button>
        <Button busy>Edit</Button>
        <Button variant="primary" disabled>
          Not yet
        </Button>
      </div>
      <div className={styles.row}>
        <Button size="small">
          <Icon name="pencil" />
          Small
        </Button>
        <Button size="small" variant="primary">
          Small primary
        </Button>
        <CopyButton text="7F3-210" />
        <DebugId id="7f3d2c10-0f5e-4a1b-9c9e-2a7b6d5e4f31" />
        <LinkButton href="#main" variant="primary">
          Start Application
          <Icon name="forward" />
        </LinkButton>
        <LinkButton href="#main">Start Application</LinkButton>
      </div>
      <p>
        In a sentence, a <Button variant="link">link button</Button> stands beside <a href="#main">a link</a>.
      </p>
      <div className={styles.narrow}>
        <Button
          block
          variant="primary"
          busy={busy}
          busyLabel="Sending"
          onClick={() => {
            setBusy(true);
          }}
        >
          Email me a sign-in link
        </Button>
      </div>
    </Section>
  );
}
