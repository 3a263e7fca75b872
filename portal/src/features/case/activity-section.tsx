import { formatMoment, hasFeature } from '@handrail/engine';
import { Card, Chip, createLatePart, Icon, useLocale } from '@handrail/ui';
import { MessageDocuments } from '@handrail/ui/messages';
import { Trans } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { useStatusWords } from '../../shared/applications/status-words.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import styles from './activity-section.module.css';
import { listActivity } from './case-activity.ts';
import type { CaseView } from './case-query.ts';
import { CaseSection } from './case-section.tsx';
import { useMarkRead } from './messages/use-mark-read.ts';

/** Where the section stands on the page, for links that lead to it. */
export const activitySectionId = 'activity-section';

const MessagePanel = createLatePart(
  'features/case/messages/message-panel.tsx',
  async () => (await import('./messages/message-panel.tsx')).MessagePanel,
);

interface ActivitySectionProps {
  readonly found: CaseView;
  readonly program: Program;
}

/** What happened to the case, the newest first; #activity-section leads here (P073, P202). */
export function ActivitySection({ found, program }: ActivitySectionProps) {
  const say = useText();
  const { hash } = useLocation();
  const entries = listActivity(say, found, program, useStatusWords());
  const newCount = found.messages.filter(({ isNew }) => isNew).length;
  useMarkRead(found);

  useEffect(() => {
    if (hash !== `#${activitySectionId}`) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(activitySectionId)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  }, [hash]);

  return (
    <CaseSection id={activitySectionId} title={say('case.activity', 'Activity')}>
      <Card>
        {newCount > 0 && (
          <p>
            <Chip tone="brand">
              {newCount === 1
                ? say('case.messages.one', '1 new message')
                : say('case.messages.many', '{count} new messages', { count: newCount })}
            </Chip>
          </p>
        )}
        {hasFeature(program.features, 'applicant-comments') && found.status !== 'Archived' && (
          <div className={styles.compose}>
            <MessagePanel key={found.id} caseId={found.id} />
          </div>
        )}
        {entries.length === 0 && (
          <p>
            <Trans id="case.no-activity" message="No activity found" />
          </p>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <ol className={styles.list} tabIndex={0} aria-label={say('case.activity', 'Activity')}>
          {entries.map(({ id, icon, author, words, documents = [], at }) => (
            <li key={id} className={styles.entry}>
              <Icon name={icon} className={styles.icon} />
              <div>
                <p>
                  <strong>{author}</strong> <Moment at={at} />
                </p>
                <p className={styles.message}>{words}</p>
                <MessageDocuments documents={documents} />
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </CaseSection>
  );
}

function Moment({ at }: { readonly at: string }) {
  const locale = useLocale();
  const { partner } = usePortal();
  return <time dateTime={at}>{formatMoment(locale, at, partner.timeZone)}</time>;
}
