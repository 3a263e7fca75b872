export interface Budget {
  readonly name: string;
  readonly app: keyof typeof mostScripts;
  /** The lazily loaded modules that this page needs besides the entry. */
  readonly routes: readonly string[];
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** Script that the page brings ahead for the next one, once it works. */
  readonly aheadScriptBytes?: number;
}

/**
 * Browsers open six connections, and one of them has the largest file for most of the time: five and six come before it, and the
 * next one waits (decision 0127). The console is opened at desks, on better lines.
 */
export const mostScripts = { portal: 11, console: 11 };

/** What all pages of an application need, with the controls of every kind of field. */
const allPages = 208_000;

/** What a first visit may cost on the wire, compressed. Decision 0063 says why it is a little above 100. */
export const budgets: readonly Budget[] = [
  {
    name: 'sign-in page',
    app: 'portal',
    routes: ['src/features/identity/pages.ts'],
    scriptBytes: 104_200,
    styleBytes: 6_000,
  },
  {
    name: 'eligibility page',
    app: 'portal',
    routes: ['src/features/eligibility/eligibility-page.tsx'],
    scriptBytes: 103_700,
    styleBytes: 6_000,
  },
  // The same once its questions answer: the server renders them, so that nobody waits for their script to read them.
  {
    name: 'eligibility page with its questions',
    app: 'portal',
    routes: [
      'src/features/eligibility/eligibility-page.tsx',
      'src/features/eligibility/eligibility-form.tsx',
    ],
    scriptBytes: 114_000,
    styleBytes: 6_000,
  },
  // Pages after sign-in. Where no form is shown, the form and the engine are not loaded: they alone would break the budget.
  signedIn('home', ['home/home-page.tsx'], 153_500),
  signedIn('payment details', ['payment-details/payment-page.tsx'], 155_000),
  signedIn('account', ['account/pages.ts'], 161_000),
  application('section', 'sections/pages.ts', 170_500),
  application('question', 'steps/question-page.tsx', 171_500),
  application('review', 'review/review-page.tsx', 176_500),
  signedIn('case', ['case/case-page.tsx'], 159_000, 39_000),
  signedIn('claim', ['claim/claim-frame.tsx', 'claim/pages.ts'], 168_000, 38_000),
  // Sign-in and a usable queue: together one and a half times what the portal's first page may cost.
  {
    name: 'console, from sign-in to the queue',
    app: 'console',
    routes: [],
    scriptBytes: 153_000,
    styleBytes: 8_500,
    // The page of a case: whoever opens the queue opens one next.
    aheadScriptBytes: 44_000,
  },
];

function signedIn(
  name: string,
  pages: readonly string[],
  scriptBytes: number,
  aheadScriptBytes?: number,
): Budget {
  const routes = ['src/app/applicant-area.tsx', ...pages.map((page) => `src/features/${page}`)];
  const ahead = aheadScriptBytes === undefined ? {} : { aheadScriptBytes };
  return { name, app: 'portal', routes, scriptBytes, styleBytes: 13_500, ...ahead };
}

/** A page of an application, which brings the others ahead. */
function application(name: string, page: string, scriptBytes: number): Budget {
  const pages = ['application/application-frame.tsx', `application/${page}`];
  return signedIn(name, pages, scriptBytes, allPages - scriptBytes);
}
