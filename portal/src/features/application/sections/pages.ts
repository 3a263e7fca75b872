/** The pages that lead through an application without asking anything, as one chunk. */
import { createStepPage } from '../steps/step-page.tsx';
import { GroupView } from './group-view.tsx';
import { SectionView } from './section-view.tsx';

export { ContinuePage } from './continue-page.tsx';
export { WelcomePage } from './welcome-page.tsx';

/** /application/:applicationId/sections/:stepKey */
export const SectionPage = createStepPage('section', SectionView);

/** /application/:applicationId/groups/:stepKey */
export const GroupPage = createStepPage('group', GroupView);
