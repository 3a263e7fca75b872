import { lazyPage } from '@handrail/ui';
import { redirect, type RouteObject } from 'react-router';
import type * as OverviewPages from '../features/application/sections/pages.ts';
import type * as ClaimPages from '../features/claim/pages.ts';
import type { IntroAddress } from '../shared/programs/intro-screen.ts';
import type { PortalSession } from '../shared/context/portal-context.tsx';
import { redirectTo } from './redirect-to.ts';

/** What an applicant finds after sign-in; any other address there leads to the portal (P051). */
export function applicantRoutes(session: PortalSession): RouteObject {
  const intro = (address: IntroAddress) =>
    lazyPage('features/program/intro-page.tsx', async () => {
      const { createIntroPage } = await import('../features/program/intro-page.tsx');
      return createIntroPage(session, address);
    });
  const home = lazyPage('features/home/home-page.tsx', async () => {
    const { createHomePage } = await import('../features/home/home-page.tsx');
    return createHomePage(session);
  });
  const account = lazyPage('features/account/pages.ts', async () => {
    const { createAccountPage } = await import('../features/account/pages.ts');
    return createAccountPage(session);
  });
  const bankAccount = lazyPage('features/account/pages.ts', async () => {
    const { createBankAccountPage } = await import('../features/account/pages.ts');
    return createBankAccountPage(session);
  });
  const casePage = lazyPage('features/case/case-page.tsx', async () => {
    const { createCasePage } = await import('../features/case/case-page.tsx');
    return createCasePage(session);
  });
  const documents = lazyPage('features/case/documents/documents-page.tsx', async () => {
    const { createDocumentsPage } = await import('../features/case/documents/documents-page.tsx');
    return createDocumentsPage(session);
  });
  const resubmissions = lazyPage('features/case/resubmissions/resubmissions-page.tsx', async () => {
    const { createResubmissionsPage } = await import('../features/case/resubmissions/resubmissions-page.tsx');
    return createResubmissionsPage(session);
  });
  const payment = lazyPage('features/payment-details/payment-page.tsx', async () => {
    const { createPaymentPage } = await import('../features/payment-details/payment-page.tsx');
    return createPaymentPage(session);
  });
  const client = lazyPage('features/clients/client-page.tsx', async () => {
    const { createClientPage } = await import('../features/clients/client-page.tsx');
    return createClientPage(session);
  });
  const toPortal = redirectTo('/application/portal');

  return {
    id: 'applicant-area',
    ...lazyPage('app/applicant-area.tsx', async () => {
      const { createApplicantArea } = await import('./applicant-area.tsx');
      return createApplicantArea(session);
    }),
    children: [
      { path: 'application/portal', ...home },
      { path: 'application/profile', ...account },
      { path: 'program/:programId/intro', ...intro('first') },
      { path: 'program/:programId/intro/sections', ...intro('sections') },
      { path: 'program/:programId/intro/:screenKey', ...intro('screen') },
      { path: 'program/:programId/client', ...client },
      application(session),
      { path: 'application/*', loader: toPortal },
      { path: 'program/*', loader: toPortal },
      { path: 'claim/bankAccount', ...bankAccount },
      claim(session),
      { path: 'claim/*', loader: toPortal },
      { path: 'case/:caseId/details', ...casePage },
      { path: 'case/:caseId/documents', ...documents },
      { path: 'case/:caseId/resubmissions', ...resubmissions },
      { path: 'case/:caseId/fulfillment/:fulfillmentId/details', ...payment },
      { path: 'case/*', loader: toPortal },
    ],
  };
}

/** Filling in an application; an address that it does not have leads to its first page. */
function application(session: PortalSession): RouteObject {
  const overview = (name: keyof typeof OverviewPages) =>
    lazyPage('features/application/sections/pages.ts', async () => ({
      Component: (await import('../features/application/sections/pages.ts'))[name],
    }));
  const question = lazyPage('features/application/steps/question-page.tsx', async () => {
    const { createQuestionPage } = await import('../features/application/steps/question-page.tsx');
    return createQuestionPage(session);
  });
  const w9 = lazyPage('features/application/steps/payee-view.tsx', async () => ({
    Component: (await import('../features/application/steps/payee-view.tsx')).W9Page,
  }));
  const review = lazyPage('features/application/review/review-page.tsx', async () => ({
    Component: (await import('../features/application/review/review-page.tsx')).ReviewPage,
  }));
  const confirmation = lazyPage('features/application/submitted/confirmation-page.tsx', async () => ({
    Component: (await import('../features/application/submitted/confirmation-page.tsx')).ConfirmationPage,
  }));
  return {
    path: 'application/:applicationId',
    ...lazyPage('features/application/application-frame.tsx', async () => {
      const { createApplicationFrame } = await import('../features/application/application-frame.tsx');
      return createApplicationFrame(session);
    }),
    children: [
      { index: true, ...overview('WelcomePage') },
      { path: 'continue', ...overview('ContinuePage') },
      { path: 'sections/:stepKey', ...overview('SectionPage') },
      { path: 'groups/:stepKey', ...overview('GroupPage') },
      { path: 'questions/:stepKey', ...question },
      { path: 'w9', ...w9 },
      { path: 'review', ...review },
      { path: 'submit/confirmation', ...confirmation },
      {
        path: '*',
        loader: ({ params }) => redirect(`/application/${params.applicationId ?? 'portal'}`),
      },
    ],
  };
}

/** The pages of a claim; their components are named by the same addresses, in the chunk of the claim. */
const claimPages =
  'payment-method primer w9 ach/routing-number ach/account-type ach/account-number zelle/primer zelle/email-confirmation review submission error'.split(
    ' ',
  ) as (keyof typeof ClaimPages.claimPages)[];

/** Claiming an award; an address that a claim does not have is not found. */
function claim(session: PortalSession): RouteObject {
  return {
    path: 'claim/:fulfillmentId',
    ...lazyPage('features/claim/claim-frame.tsx', async () => {
      const { createClaimFrame } = await import('../features/claim/claim-frame.tsx');
      return createClaimFrame(session);
    }),
    children: [
      {
        path: 'mailing-address',
        ...lazyPage('features/claim/steps/address-page.tsx', async () => {
          const { createAddressPage } = await import('../features/claim/steps/address-page.tsx');
          return createAddressPage();
        }),
      },
      ...claimPages.map((path) => ({
        path,
        ...lazyPage('features/claim/pages.ts', async () => ({
          Component: (await import('../features/claim/pages.ts')).claimPages[path],
        })),
      })),
      {
        path: '*',
        ...lazyPage(
          'features/shell/fallback-pages.ts',
          async () => ({ Component: (await import('../features/shell/fallback-pages.ts')).NotFoundMessage }),
          404,
        ),
      },
    ],
  };
}
