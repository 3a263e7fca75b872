import { ContactLine, Icon, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { platformNameOf } from '../../shared/partner/partner-names.ts';
import { Column } from '../../shared/layout/column.tsx';
import styles from './help-page.module.css';
import { PageFrame } from './page-frame.tsx';

/** The product's own help, where the partner has no page for it: /help */
export function HelpPage() {
  const { partner } = usePortal();
  const say = useText();
  const title = say('help.title', 'Help');
  const answers = [
    {
      question: say('help.no-mail', "I didn't get the sign-in email"),
      answer: say(
        'help.no-mail.text',
        'Wait five minutes, then look in your spam folder. Make sure the address is spelled correctly. You can ask for another email at any time. The newest link always works.',
      ),
    },
    {
      question: say('help.link', "The link doesn't work"),
      answer: say(
        'help.link.text',
        'A link works once, for one hour. Go back to the sign-in page and ask for a new one.',
      ),
    },
    {
      question: say('help.stop', 'I had to stop in the middle of an application'),
      answer: say('help.stop.text', 'Your answers are saved. Sign in again and continue where you stopped.'),
    },
    {
      question: say('help.change', 'I made a mistake in an application'),
      answer: say(
        'help.change.text',
        'You can change your answers until you submit. After that, contact us and tell us your application number.',
      ),
    },
    {
      question: say('help.status', 'I want to know how my application is doing'),
      answer: say(
        'help.status.text',
        'Sign in and open the application. The page shows its status and what happens next.',
      ),
    },
  ];

  return (
    <PageFrame>
      <Column narrow>
        <PageTitle title={title} />
        <Link className={styles.back} to="/">
          <Icon name="back" />
          <Trans id="help.back" message="Back to {platform}" values={{ platform: platformNameOf(partner) }} />
        </Link>
        <PageHeading>{title}</PageHeading>
        {answers.map(({ question, answer }) => (
          <section key={question} className={styles.answer}>
            <h2>{question}</h2>
            <p>{answer}</p>
          </section>
        ))}
        <section className={styles.contact}>
          <h2>
            <Trans id="help.person" message="Contact {partner}" values={{ partner: partner.name }} />
          </h2>
          <ContactLine partner={partner} />
        </section>
      </Column>
    </PageFrame>
  );
}
