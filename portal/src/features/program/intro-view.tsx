import type { IntroPage, StepsPage } from '@handrail/engine';
import { buttonClass, Glyph, PageHeading, RichText } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { PartnerLogo } from '../../shared/layout/partner-logo.tsx';
import { introIconPaths } from '../../shared/programs/intro-icon-paths.ts';
import styles from './intro-view.module.css';
import type { Program } from '../../shared/programs/list-programs.ts';
import { useCopy } from '../../shared/programs/use-copy.ts';

interface IntroViewProps {
  readonly program: Program;
  readonly page: IntroPage;
  readonly nextPath: string;
  /** Back and where one is, where the partner's pages have them. */
  readonly navigation?: ReactNode;
}

/** One intro page in its layout, and Continue (P146-P150). */
export function IntroView({ program, page, nextPath, navigation }: IntroViewProps) {
  const copy = useCopy(program);
  const title = copy(page.title);

  return (
    <>
      <PageTitle title={title} />
      {page.layout === 'welcome' && (
        <div className={styles.logo}>
          <PartnerLogo />
        </div>
      )}
      {navigation}
      <PageHeading eyebrow={program.name}>{title}</PageHeading>
      <div className={styles.content}>
        {page.layout === 'steps' ? <Steps page={page} copy={copy} /> : <RichText text={copy(page.body)} />}
      </div>
      <div className={styles.actions}>
        <Link className={buttonClass({ variant: 'primary' })} to={nextPath}>
          <Trans id="intro.continue" message="Continue" />
        </Link>
      </div>
    </>
  );
}

function Steps({ page, copy }: { readonly page: StepsPage; readonly copy: (template: string) => string }) {
  return (
    <>
      {page.copy && <RichText text={copy(page.copy)} />}
      <ol className={styles.steps}>
        {page.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.mark}>
              <Glyph path={introIconPaths[step.icon]} />
            </span>
            <div>
              <h2 className={styles.stepTitle}>{copy(step.title)}</h2>
              {step.description && <RichText text={copy(step.description)} />}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
