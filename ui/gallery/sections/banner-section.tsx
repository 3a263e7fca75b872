import { useState } from 'react';
import { Banner, Chip } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

export function BannerSection() {
  const [shown, setShown] = useState(true);
  return (
    <Section title="Banners and chips">
      {shown && (
        <Banner
          tone="info"
          title="Direct deposits are slow today."
          onDismiss={() => {
            setShown(false);
          }}
        >
          They may take one day longer. You do not need to do anything.
        </Banner>
      )}
      <Banner tone="success" title="You are eligible to apply!">
        This is not a guarantee that you will get money.
      </Banner>
      <Banner tone="warning" title="You have 1 incomplete field that is required.">
        <a href="#main">Go to it</a>
      </Banner>
      <Banner tone="error" title="We could not send your message.">
        It is still in the box. <a href="#main">Try Again</a>
      </Banner>
      <Banner tone="info" strip title="A strip spans the page under the header." />
      <div className={styles.row}>
        <Chip tone="warning" icon="pencil">
          In Progress
        </Chip>
        <Chip tone="warning" icon="warning">
          Incomplete
        </Chip>
        <Chip tone="info" icon="clock">
          Awaiting Review
        </Chip>
        <Chip tone="success" icon="check-circle">
          Approved - $750.00
        </Chip>
        <Chip tone="danger" icon="close">
          Denied
        </Chip>
        <Chip icon="back">Withdrawn</Chip>
        <Chip tone="brand" icon="user">
          Referred
        </Chip>
        <Chip icon="check">Prefilled</Chip>
      </div>
    </Section>
  );
}
