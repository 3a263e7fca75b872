import { renderCopy } from '@handrail/engine';
import { Glyph, RichText } from '@handrail/ui';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useNow } from '../../../shared/context/use-now.ts';
import { useText } from '../../../shared/context/use-text.ts';
import { useStatusWords } from '../../../shared/applications/status-words.ts';
import { introIconPaths } from '../../../shared/programs/intro-icon-paths.ts';
import { sayWhenNews } from '../../../shared/programs/news-words.ts';
import { useApplication } from '../application-context.tsx';
import styles from './confirmation-page.module.css';

/** What happens next, in the program's own words or in ours (P169), and when to expect news. */
export function NextSteps() {
  const say = useText();
  const { user, partner } = usePortal();
  const { definition, copyValues, program, view } = useApplication();
  const { isOwnMessage: hasOwnWords } = useStatusWords()('AwaitingReview', program);
  const now = useNow();
  const submittedAt = view.application.submittedAt ?? now.toISOString();
  const news = sayWhenNews(say, { program, hasOwnWords, submittedAt, timeZone: partner.timeZone, now });
  const { submissionScreen } = definition;
  const title = submissionScreen?.title ?? say('application.thanks.next', 'What happens next');
  const ownSteps = submissionScreen?.bullets ?? [
    {
      key: 'mail',
      icon: 'mail' as const,
      title: say('application.thanks.mail', 'We email you a receipt'),
      description: say('application.thanks.mail-text', 'We will send it to {email}.', {
        email: user?.email ?? '',
      }),
    },
    {
      key: 'review',
      icon: 'review' as const,
      title: say('application.thanks.review', 'We review your application'),
      description: say(
        'application.thanks.review-text',
        'If something is missing, we will email you, and you can add it here.',
      ),
    },
  ];
  const steps = [
    ...ownSteps,
    {
      key: 'when-news',
      icon: 'calendar' as const,
      title: say('application.thanks.when', 'When you will hear from us'),
      description: `${news} ${say('application.thanks.status', 'You can see the status here at any time.')}`,
    },
  ];
  return (
    <section className={styles.next}>
      <h2>{renderCopy(title, copyValues)}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, icon, title: stepTitle, description }) => (
          <li key={key} className={styles.step}>
            <span className={styles.stepMark}>
              <Glyph path={introIconPaths[icon]} />
            </span>
            <div>
              <h3>{renderCopy(stepTitle, copyValues)}</h3>
              <RichText text={renderCopy(description, copyValues)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
