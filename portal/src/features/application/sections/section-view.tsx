import { listInputFields, renderCopy, type Section } from '@handrail/engine';
import { Banner, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useId } from 'react';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import type { ApplicationView } from '../application-query.ts';
import { ContinueLink } from '../start/continue-link.tsx';
import { findSection, listQuestions } from '../find-parts.ts';
import { StepBar } from '../steps/step-bar.tsx';
import type { StepViewProps } from '../steps/step-page.tsx';
import styles from '../steps/step-view.module.css';
import { useSectionWords } from './use-section-words.ts';
import { useStepPaths } from '../steps/use-step-paths.ts';

/** Opens a section: which one it is, what it is about, and what we know already (P154-P156). */
export function SectionView({ step }: StepViewProps) {
  const say = useText();
  const { definition, view, copyValues } = useApplication();
  const { backPath, findNext } = useStepPaths(step);
  const { place, eyebrow } = useSectionWords(step);
  const section = findSection(definition, step.key);
  if (!section) return null;
  const overview = section.overview === true ? undefined : section.overview;
  const name = renderCopy(section.name, copyValues);
  const title = overview ? renderCopy(overview.title, copyValues) : name;
  const notice = prefillNotice(say, section, view);

  return (
    <>
      <PageTitle title={title} />
      <StepBar backPath={backPath} />
      <PageHeading
        eyebrow={title === name ? place : eyebrow}
        lead={overview && renderCopy(overview.description, copyValues)}
      >
        {title}
      </PageHeading>
      <AskedQuestions section={section} />
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

/** What the section asks, so that a person can have at hand what it needs. */
function AskedQuestions({ section }: { readonly section: Section }) {
  const headingId = useId();
  const { copyValues } = useApplication();
  const { steps } = useOutline();
  const asked = listQuestions(section).filter(({ key }) =>
    steps.some((step) => step.kind === 'question' && step.key === key),
  );
  if (asked.length < 2) return null;
  return (
    <section className={styles.notice} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.askedTitle}>
        <Trans id="application.section.asked" message="What we will ask" />
      </h2>
      <ul className={styles.asked}>
        {asked.map(({ key, copy }) => (
          <li key={key}>{renderCopy(copy.title, copyValues)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Whether answers of this section were filled in beforehand, and from where (P155). */
function prefillNotice(say: Say, section: Section, { application }: ApplicationView): string | undefined {
  const keys = listInputFields({ sections: [section] }).map(({ key }) => key);
  const sources = keys.flatMap((key) => application.prefilled[key]?.from ?? []);
  if (sources.includes('application'))
    return say(
      'application.section.prefilled',
      'We filled in some answers from your last application. Please check that they are still correct.',
    );
  if (sources.includes('eligibility'))
    return say(
      'application.section.from-eligibility',
      'We filled in some answers from your eligibility check. Please check that they are correct.',
    );
  if (sources.includes('profile'))
    return say(
      'application.section.from-profile',
      'We filled in some answers from your profile. Please check that they are still correct.',
    );
  return undefined;
}
