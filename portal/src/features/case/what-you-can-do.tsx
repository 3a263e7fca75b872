import { hasFeature } from '@handrail/engine';
import { isOpen } from '@handrail/engine/cases';
import { Card } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { isFlagOn } from '../../shared/partner/is-flag-on.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import { activitySectionId } from './activity-section.tsx';
import type { CaseView } from './case-query.ts';
import { CaseSection } from './case-section.tsx';
import { hasResubmissionBlock, whatWeNeedId } from './resubmissions/has-resubmission-block.ts';
import styles from './what-you-can-do.module.css';
import { withdrawSectionId } from './withdraw-section.tsx';

interface WhatYouCanDoProps {
  readonly found: CaseView;
  readonly program: Program;
}

/** What is possible on this page, each with its place: the case workflow improvements block (P201). */
export function WhatYouCanDo({ found, program }: WhatYouCanDoProps) {
  const say = useText();
  const { partner } = usePortal();
  if (!isFlagOn(partner, 'case-workflow-improvements')) return null;
  const wasSubmitted = found.applications.some(({ submittedAt }) => submittedAt !== null);
  const canWrite = hasFeature(program.features, 'applicant-comments') && found.status !== 'Archived';
  return (
    <CaseSection title={say('case.can-do', 'What You Can Do')}>
      <Card>
        <ul className={styles.list}>
          {hasResubmissionBlock(partner, found) && (
            <li>
              <a href={`#${whatWeNeedId}`}>
                <Trans id="case.can-do.change" message="See what we need and change your answers" />
              </a>
            </li>
          )}
          {canWrite && (
            <li>
              <a href={`#${activitySectionId}`}>
                <Trans id="case.can-do.write" message="Write to your case worker" />
              </a>
            </li>
          )}
          <li>
            <Link to={`/case/${found.id}/documents`}>
              {isOpen(found.status) && wasSubmitted ? (
                <Trans id="case.can-do.upload" message="See your documents and add more" />
              ) : (
                <Trans id="case.can-do.documents" message="See your documents" />
              )}
            </Link>
          </li>
          {found.possibleActions.includes('withdrawApplication') && (
            <li>
              <a href={`#${withdrawSectionId}`}>
                <Trans id="case.can-do.withdraw" message="Withdraw, if you no longer need this" />
              </a>
            </li>
          )}
        </ul>
      </Card>
    </CaseSection>
  );
}
