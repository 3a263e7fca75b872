import { Glyph, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { useText } from '../../shared/context/use-text.ts';
import styles from './unknown-partner-page.module.css';

/** No partner has this address, so there is no portal to link to. */
export function UnknownPartnerPage() {
  const say = useText();
  const title = say('unknown-partner.title', "Sorry, we can't find that page");
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <PageTitle title={title} />
        <Glyph path={signpost} className={styles.mark} />
        <PageHeading>{title}</PageHeading>
        <p className={styles.text}>
          <Trans
            id="unknown-partner.text"
            message="No organization uses this address. Any application you started is still saved."
          />
        </p>
        <h2 className={styles.next}>
          <Trans id="unknown-partner.next" message="What you can do" />
        </h2>
        <ul className={styles.list}>
          <li>
            <Trans
              id="unknown-partner.check"
              message="Check the address for typos. The organization's name comes after the first slash."
            />
          </li>
          <li>
            <Trans
              id="unknown-partner.open"
              message="Open the link in your email or on the organization's website again."
            />
          </li>
          <li>
            <Trans
              id="unknown-partner.ask"
              message="Ask the organization that told you about this portal. They can send you the right link."
            />
          </li>
        </ul>
      </div>
    </main>
  );
}

const signpost = 'M12 3v18M8 21h8M12 5h6.5L21 7.5 18.5 10H12M12 11.5H5.5L3 14l2.5 2.5H12';
