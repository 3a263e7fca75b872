/** The pages of an application are one chunk: someone who opens one will soon open the next. */
export { ConfirmationPage } from './submitted/confirmation-page.tsx';
export { ContinuePage } from './sections/continue-page.tsx';
export { W9Page } from './steps/payee-view.tsx';
export { ReviewPage } from './review/review-page.tsx';
export { GroupPage, QuestionPage, SectionPage } from './steps/step-page.tsx';
export { WelcomePage } from './sections/welcome-page.tsx';
