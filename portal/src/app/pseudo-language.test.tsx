import { inLanguage, type ProgramDefinition } from '@handrail/engine';
import { pageRoutes } from '@handrail/engine/pages';
import { withPseudoCopy } from '@handrail/engine/pseudo-form';
import { listPlainTexts, speakPseudo } from '@handrail/ui/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountAnswers } from '../testing/demo-account.ts';
import {
  applicationId,
  buildApplicationServer,
  buildDefinition,
  completeAnswers,
} from '../testing/demo-application.ts';
import { caseAnswers, caseId } from '../testing/demo-case.ts';
import { buildFulfillment, claimAnswers, claimFeatures, fulfillmentId } from '../testing/demo-claim.ts';
import { eligibilityAnswers } from '../testing/demo-eligibility.ts';
import { payeeAnswers, payeeApplication } from '../testing/demo-payee.ts';
import {
  answersOf,
  buildApplication,
  buildPartner,
  buildProgram,
  buildUser,
} from '../testing/demo-portal.ts';
import type { Answers } from '../testing/fake-api.ts';
import { openPortal } from '../testing/open-portal.ts';

type Page = (typeof pageRoutes.portal)[number];

const partner = buildPartner({ features: ['employee-authentication'] });
const visitor: Answers = {
  ...answersOf({ partner }),
  GetSingleSignOn: { partners: { nodes: [{ id: partner.id, singleSignOn: { advocate: null } }] } },
};
const definition = inLanguage<ProgramDefinition>(withPseudoCopy(buildDefinition()), 'pseudo');
const settings = { locale: 'pseudo' } as const;
const open = { definition, settings, answers: completeAnswers };
const draft = () => buildApplicationServer(open).api;
const submitted = () =>
  buildApplicationServer({ ...open, status: 'ReadyForReview', submittedAt: '2026-11-15T15:00:00.000Z' }).api;
const sent = () => ({
  ...caseAnswers(undefined, { features: ['applicant-comments'] }),
  '/assets/definitions/relief/1/abc.json': () => Response.json(definition),
  GetDraftKey: { currentUser: { id: 'user-1', draftKey: btoa('k'.repeat(32)) } },
});
const introduced = () =>
  answersOf({
    user: buildUser(),
    programs: [
      buildProgram({
        introPages: [
          { key: 'start', layout: 'default', title: 'Before you start', body: 'Have your documents ready.' },
        ],
        sections: [{ key: 'you', name: 'About you' }],
      }),
    ],
  });

/** The pages of a claim lead to its first one; claim-language.test.tsx walks on from there. */
const claimed = () => claimAnswers().api;

/** For each page, who looks at it and what the server tells them. */
const samples: Record<Page, () => Answers> = {
  '/identity/signin': () => visitor,
  '/identity/basic': () => visitor,
  '/identity/emailSent': () => visitor,
  '/identity/resetPassword': () => visitor,
  '/identity/magicLink': () => visitor,
  '/identity/beam/saml': () => visitor,
  '/identity/verifyEmail': () => visitor,
  '/eligibility': () => ({ ...visitor, ...eligibilityAnswers() }),
  '/help': () => visitor,
  '/application/portal': () =>
    answersOf({
      user: buildUser(),
      programs: [buildProgram(), buildProgram({ id: 'program-2', name: 'Laptop Loan', status: 'Closed' })],
      applications: [buildApplication()],
    }),
  '/application/profile': () => accountAnswers(),
  '/application/:applicationId': draft,
  '/application/:applicationId/continue': draft,
  '/application/:applicationId/sections/:stepKey': draft,
  '/application/:applicationId/groups/:stepKey': draft,
  '/application/:applicationId/questions/:stepKey': draft,
  '/application/:applicationId/w9': () =>
    payeeApplication({
      definition,
      settings: { ...settings, needsW9: true, hasW9: false },
      features: ['w9', 'partner-issued'],
    }).api,
  '/application/:applicationId/review': draft,
  '/application/:applicationId/submit/confirmation': submitted,
  '/case/:caseId/details': sent,
  '/case/:caseId/documents': sent,
  '/case/:caseId/resubmissions': () => ({
    ...sent(),
    GetApplicationFieldReviews: {
      applicationFieldReviews: { currentVersion: [], latestSubmission: [], documents: [] },
    },
  }),
  '/case/:caseId/fulfillment/:fulfillmentId/details': () => ({
    ...caseAnswers(undefined, { features: claimFeatures }),
    GetCaseFulfillments: {
      case: {
        ...{ id: caseId, displayId: 'C4H7-QX2M', status: 'Approved', programId: 'program-1' },
        party: { id: 'party-1', name: 'Dana Okafor', isClient: false },
        fulfillments: [buildFulfillment()],
      },
    },
  }),
  '/program/:programId/intro': introduced,
  '/program/:programId/intro/sections': introduced,
  '/program/:programId/intro/:screenKey': introduced,
  '/program/:programId/client': () => ({
    ...buildApplicationServer({ client: 'Noor Aziz' }).api,
    GetClients: { currentUser: { id: 'user-1', clients: [] } },
  }),
  '/claim/bankAccount': () => payeeAnswers(),
  '/claim/:fulfillmentId/payment-method': claimed,
  '/claim/:fulfillmentId/primer': claimed,
  '/claim/:fulfillmentId/w9': claimed,
  '/claim/:fulfillmentId/ach/routing-number': claimed,
  '/claim/:fulfillmentId/ach/account-type': claimed,
  '/claim/:fulfillmentId/ach/account-number': claimed,
  '/claim/:fulfillmentId/mailing-address': claimed,
  '/claim/:fulfillmentId/zelle/primer': claimed,
  '/claim/:fulfillmentId/zelle/email-confirmation': claimed,
  '/claim/:fulfillmentId/review': claimed,
  '/claim/:fulfillmentId/submission': claimed,
  '/claim/:fulfillmentId/error': claimed,
};

const steps: Record<string, string> = { sections: 'about', groups: 'story', questions: 'you-name' };

function addressOf(page: Page): string {
  return `/bayview${page
    .replace(':applicationId', applicationId)
    .replace(':caseId', caseId)
    .replace(':fulfillmentId', fulfillmentId)
    .replace(':programId', 'program-1')
    .replace(':screenKey', 'start')
    .replace(/(\w+)\/:stepKey/, (_whole, kind: string) => `${kind}/${steps[kind] ?? ''}`)}`;
}

beforeEach(speakPseudo);

describe('the pages of the portal', () => {
  it.each(pageRoutes.portal)('say nothing that a language does not reach: %s', async (page) => {
    const address = addressOf(page);
    const { api } = openPortal(address, samples[page]());

    await waitFor(() => {
      expect(document.querySelector('h1')?.textContent).toBeTruthy();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    expect(listPlainTexts(document.documentElement, api.given)).toEqual([]);
  });
});
