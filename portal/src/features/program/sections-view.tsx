import { type Overview, reviewSectionKey, type SectionOutline } from '@handrail/engine';
import { buttonClass, Card, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { StartButton } from '../application/index.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import { HomeLink } from '../../shared/layout/home-link.tsx';
import styles from './sections-view.module.css';
import { useCopy } from '../../shared/programs/use-copy.ts';

/** What the application will ask, section by section (P055). */
export function SectionsView({ program }: { readonly program: Program }) {
  const copy = useCopy(program);
  const say = useText();
  // The application counts its sections the same way: looking everything over is none of them (P450).
  const sections = program.sections.filter(({ key }) => key !== reviewSectionKey);

  return (
    <>
      <PageTitle title={say('sections.title', 'What to expect')} />
      <PageHeading
        eyebrow={program.name}
        lead={say(
          'sections.lead',
          'The application has these sections. You can stop at any time, and your answers stay saved.',
        )}
      >
        <Trans id="sections.title" message="What to expect" />
      </PageHeading>
      <Card flush className={styles.card}>
        <ol className={styles.list}>
          {sections.map(({ key, name, overview }) => (
            <li key={key} className={styles.section}>
              <h2 className={styles.name}>{copy(name)}</h2>
              {isWritten(overview) && <p className={styles.description}>{copy(overview.description)}</p>}
            </li>
          ))}
        </ol>
      </Card>
      <div className={styles.actions}>
        <StartButton programId={program.id} />
        <HomeLink className={buttonClass()} />
      </div>
    </>
  );
}

/** Whether an overview has words of its own. */
function isWritten(overview: SectionOutline['overview']): overview is Overview {
  return overview !== undefined && overview !== true;
}
