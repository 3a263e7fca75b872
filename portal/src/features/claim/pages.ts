import { ClaimErrorPage } from './ending/claim-error-page.tsx';
import { SubmissionPage } from './ending/submission-page.tsx';
import { ReviewPage } from './review/review-page.tsx';
import { AccountNumberPage } from './steps/account-number-page.tsx';
import { AccountTypePage } from './steps/account-type-page.tsx';
import { MethodPage } from './steps/method-page.tsx';
import { PrimerPage } from './steps/primer-page.tsx';
import { RoutingNumberPage } from './steps/routing-number-page.tsx';
import { TaxFormPage } from './steps/tax-form-page.tsx';
import { ZelleEmailPage } from './steps/zelle-email-page.tsx';
import { ZellePrimerPage } from './steps/zelle-primer-page.tsx';

/**
 * The pages of a claim by their address; one chunk, because someone who opens one will soon open the next. The page for the
 * mailing address asks for more, and is loaded separately.
 */
export const claimPages = {
  'payment-method': MethodPage,
  primer: PrimerPage,
  w9: TaxFormPage,
  'ach/routing-number': RoutingNumberPage,
  'ach/account-type': AccountTypePage,
  'ach/account-number': AccountNumberPage,
  'zelle/primer': ZellePrimerPage,
  'zelle/email-confirmation': ZelleEmailPage,
  review: ReviewPage,
  submission: SubmissionPage,
  error: ClaimErrorPage,
} as const;
