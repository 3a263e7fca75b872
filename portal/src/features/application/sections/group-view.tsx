import { renderCopy } from '@handrail/engine';
import { PageHeading, RichText } from '@handrail/ui';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { PartnerLogo } from '../../../shared/layout/partner-logo.tsx';
import { useApplication } from '../application-context.tsx';
import { ContinueLink } from '../start/continue-link.tsx';
import { findGroup } from '../find-parts.ts';
import { StepBar } from '../steps/step-bar.tsx';
import type { StepViewProps } from '../steps/step-page.tsx';
import styles from '../steps/step-view.module.css';
import { useSectionWords } from './use-section-words.ts';
import { useStepPaths } from '../steps/use-step-paths.ts';

/** Opens a group of questions: logo, title and description (P157). */
export function GroupView({ step }: StepViewProps) {
  const { definition, copyValues } = useApplication();
  const { backPath, findNext } = useStepPaths(step);
  const { eyebrow } = useSectionWords(step);
  const group = findGroup(definition, step.key);
  if (!group) return null;
  const overview = group.overview === true ? undefined : group.overview;
  const title = renderCopy(overview?.title ?? group.name ?? eyebrow, copyValues);

  return (
    <>
      <PageTitle title={title} />
      <StepBar backPath={backPath} />
      <div className={styles.logo}>
        <PartnerLogo />
      </div>
      <PageHeading eyebrow={eyebrow}>{title}</PageHeading>
      {overview && (
        <div className={styles.notice}>
          <RichText text={renderCopy(overview.description, copyValues)} />
        </div>
      )}
      <div className={styles.actions}>
        <ContinueLink step={step} findNext={findNext} />
      </div>
    </>
  );
}
