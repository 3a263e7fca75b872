import { listInputFields, renderCopy, type Section } from '@handrail/engine';
import { Banner, PageHeading } from '@handrail/ui';
import { PageTitle } from '../../../app/page-title.tsx';
import { useText, type Say } from '../../../app/use-text.ts';
import { useApplication } from '../application-context.tsx';
import type { ApplicationView } from '../application-query.ts';
import { ContinueLink } from '../continue-link.tsx';
import { findSection } from '../find-parts.ts';
import { StepBar } from '../step-bar.tsx';
import type { StepViewProps } from '../step-page.tsx';
import styles from '../step-view.module.css';
import { useSectionWords } from './use-section-words.ts';
import { useStepPaths } from '../use-step-paths.ts';

/** Opens a section: which one it is, what it is about, and what we know already (P154-P156). */
export function SectionView({ step }: StepViewProps) {
  const say = useText();
  const { definition, view, copyValues } = useApplication();
  const { backPath, findNext } = useStepPaths(step);
  const { place } = useSectionWords(step);
  const section = findSection(definition, step.key);
  if (!section) return null;
  const overview = section.overview === true ? undefined : section.overview;
  const title = renderCopy(overview?.title ?? section.name, copyValues);
  const notice = prefillNotice(say, section, view);

  return (
    <>
      <PageTitle title={title} />
      <StepBar backPath={backPath} />
      <PageHeading eyebrow={place} lead={overview && renderCopy(overview.description, copyValues)}>
        {title}
      </PageHeading>
      {notice !== undefined && (
        <div className={styles.notice}>
          <Banner tone="info" title={notice} />
        </div>
      )}
      <div className={styles.actions}>
        <ContinueLink step={step} findNext={findNext} />
      </div>
    </>
  );
}

/** Whether answers of this section were filled in beforehand, and from where (P155). */
function prefillNotice(say: Say, section: Section, { application }: ApplicationView): string | undefined {
  const keys = listInputFields({ sections: [section] }).map(({ key }) => key);
  const sources = keys.flatMap((key) => application.prefilled[key]?.from ?? []);
  if (sources.includes('application'))
    return say(
      'application.section.prefilled',
      'We filled in some answers from your last application. Please check that they are still right.',
    );
  if (sources.includes('profile'))
    return say(
      'application.section.from-profile',
      'We filled in some answers from your profile. Please check that they are still right.',
    );
  return undefined;
}
