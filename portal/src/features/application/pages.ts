/** The pages of an application are one piece: who opens one will soon open the next. */
export { ConfirmationPage } from './confirmation-page.tsx';
export { W9Page } from './payee-view.tsx';
export { ReviewPage } from './review-page.tsx';
export { GroupPage, QuestionPage, SectionPage } from './step-page.tsx';
export { WelcomePage } from './welcome-page.tsx';
