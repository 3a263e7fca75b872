import { lazyPage } from '@handrail/ui';
import { redirect, type RouteObject } from 'react-router';
import type * as ApplicationPages from '../features/application/pages.ts';
import type * as CasePages from '../features/case/pages.ts';
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
  const casePage = (name: keyof typeof CasePages) =>
    lazyPage('features/case/pages.ts', async () =>
      (await import('../features/case/pages.ts'))[name](session),
    );
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
      { path: 'case/:caseId/details', ...casePage('createCasePage') },
      { path: 'case/:caseId/documents', ...casePage('createDocumentsPage') },
      { path: 'case/:caseId/resubmissions', ...casePage('createResubmissionsPage') },
      { path: 'case/:caseId/fulfillment/:fulfillmentId/details', ...payment },
      { path: 'case/*', loader: toPortal },
    ],
  };
}

/** Filling in an application; an address that it does not have leads to its first page. */
function application(session: PortalSession): RouteObject {
  const page = (name: keyof typeof ApplicationPages) =>
    lazyPage('features/application/pages.ts', async () => ({
      Component: (await import('../features/application/pages.ts'))[name],
    }));
  return {
    path: 'application/:applicationId',
    ...lazyPage('features/application/application-frame.tsx', async () => {
      const { createApplicationFrame } = await import('../features/application/application-frame.tsx');
      return createApplicationFrame(session);
    }),
    children: [
      { index: true, ...page('WelcomePage') },
      { path: 'continue', ...page('ContinuePage') },
      { path: 'sections/:stepKey', ...page('SectionPage') },
      { path: 'groups/:stepKey', ...page('GroupPage') },
      { path: 'questions/:stepKey', ...page('QuestionPage') },
      { path: 'w9', ...page('W9Page') },
      { path: 'review', ...page('ReviewPage') },
      { path: 'submit/confirmation', ...page('ConfirmationPage') },
      {
        path: '*',
        loader: ({ params }) => redirect(`/application/${params.applicationId ?? 'portal'}`),
      },
    ],
  };
}

/** The pages of a claim; their components are named by the same addresses, in the chunk of the claim. */
const claimPages =
  'payment-method primer w9 ach/routing-number ach/account-type ach/account-number mailing-address zelle/primer zelle/email-confirmation review submission error'.split(
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
          async () => ({ Component: (await import('../features/shell/fallback-pages.ts')).NotFoundPage }),
          404,
        ),
      },
    ],
  };
}
