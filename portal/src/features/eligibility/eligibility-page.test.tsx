import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf, buildPartner, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const limits = (base: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((householdSize) => ({
    householdSize,
    incomeLimit: base + householdSize * 1000,
  }));
const kings = {
  id: 'kings',
  town: null,
  county: 'Kings County',
  state: 'NY',
  incomeLimit: {
    id: '2024',
    year: 2024,
    limits: { extremelyLow: limits(10_000), veryLow: limits(30_000), low: limits(50_000) },
  },
};
const hanover = { ...kings, id: 'hanover', town: 'Hanover', county: 'Grafton County', state: 'NH' };

const question = (key: string, type: string, props: object, copy = key) => ({
  id: key,
  key,
  type,
  copy,
  description: null,
  props,
});
const every = [
  question('about', 'Content', { icon: 'info', content: 'This takes two minutes.' }, 'Before you start'),
  question('income', 'AMIComponent', { tier: 'veryLow' }, 'Your household'),
  question(
    'work',
    'Dropdown',
    { label: 'Work', items: [{ label: 'Full time', value: 'full' }], answer: ['full'] },
    'Do you work?',
  ),
  question('zip', 'TextInput', { label: 'ZIP code', format: '12345' }, 'What is your ZIP code?'),
  question('rents', 'YesOrNo', { answer: 'yes' }, 'Do you rent your home?'),
];
const rents = every.slice(-1);

const eligibility = {
  id: 'eligibility-1',
  version: 3,
  title: null,
  copy: null,
  description: null,
  message: null,
  questions: rents,
  incomeKeys: [],
};

const ok = { status: 200, errors: [] };
const eligible = { result: 'eligible', reasons: [], programs: [] };
const ineligible = {
  result: 'ineligible',
  reasons: [{ key: 'rents', text: 'You answered “No” to “Do you rent your home?”.' }],
  programs: [],
};
const verdict = (check: object) => ({ CheckEligibility: { checkEligibility: { metadata: ok, check } } });

function open(overrides: object | null = {}, answers: object = {}) {
  const asked = overrides === null ? null : { ...eligibility, ...overrides };
  return openPortal('/bayview/eligibility', {
    ...answersOf({}),
    GetPartnerEligibility: { partners: { nodes: [{ id: 'partner-1', eligibility: asked }] } },
    ...answers,
  });
}

const heading = 'Let’s make sure you’re eligible';
const findHeading = () => screen.findByRole('heading', { level: 1, name: heading });
const findResult = () => screen.findByRole('region', { name: 'Your result' });

describe('the eligibility page', () => {
  it('asks what the partner asks, in its own words or those of the product [P279] [P281] [P282] [P283] [P284] [P285] [P651]', async () => {
    const { api } = open({ questions: every });
    await findHeading();
    expect(
      screen.getByText(
        'Please answer the following questions to check if you are eligible for any of our assistance programs',
      ),
    ).toBeTruthy();
    expect(screen.getByText('This takes two minutes.')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Your household' })).toBeTruthy();
    expect(screen.getByLabelText(/^Do you work\?/)).toBeTruthy();
    expect(screen.getByLabelText(/^What is your ZIP code\?/).getAttribute('placeholder')).toBe('12345');
    expect(screen.getByRole('radiogroup', { name: /Do you rent your home\?/ })).toBeTruthy();
    expect((await findResult()).textContent).toContain('Your result will be shown here.');
    expect(screen.getByRole('button', { name: 'Check Eligibility' })).toBeTruthy();
    expect(api.callsOf('GetPartnerEligibility')[0]?.variables).toEqual({ externalId: 'bayview' });
  });

  it('says what the partner wrote instead', async () => {
    open(
      {
        title: 'Two minutes',
        copy: 'Answer these.',
        description: 'For tenants.',
        message: { eligible: 'Come in!', ineligible: null },
      },
      verdict(eligible),
    );
    await screen.findByRole('heading', { level: 1, name: 'Two minutes' });
    expect(screen.getByText('Answer these.')).toBeTruthy();
    expect(screen.getByText('For tenants.')).toBeTruthy();
  });

  it('counts what is missing, leads to it and checks nothing [P601] [P602] [P603]', async () => {
    const { api, user } = open({ questions: every });
    await findHeading();
    expect(screen.getByText('6 answers are missing')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    expect(screen.getAllByText('Please answer this question').length).toBeGreaterThan(3);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Where do you live\?/));
    expect(api.callsOf('CheckEligibility')).toEqual([]);
  });

  it('shows an eligible result in words and green, and goes on to sign-in [P287] [P288] [P293] [P295] [P296] [P480]', async () => {
    const { api, user } = open({}, verdict(eligible));
    await findHeading();
    expect(screen.getByText('1 answer is missing')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryByText(/missing/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    await screen.findByRole('heading', { level: 2, name: 'You are eligible to apply!' });
    const result = await findResult();
    expect(result.firstElementChild?.className).toMatch(/eligible/);
    expect(result.textContent).toContain('This is not a guarantee');
    expect(document.activeElement).toBe(result);
    expect(api.callsOf('CheckEligibility')[0]?.variables.input).toEqual({
      partnerId: 'partner-1',
      version: 3,
      answers: { rents: 'yes' },
      isRecheck: false,
    });

    await user.click(screen.getByRole('link', { name: 'Create Your Free Account' }));
    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(localStorage.getItem('handrail:bayview:eligibility')).toBeNull();
  });

  it('carries the answers to the application only when the person says so', async () => {
    const { user } = open({}, verdict(eligible));
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    await user.click(
      await screen.findByRole('checkbox', { name: 'Use my answers to fill in my application' }),
    );
    await user.click(screen.getByRole('link', { name: 'Create Your Free Account' }));
    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(JSON.parse(localStorage.getItem('handrail:bayview:eligibility') ?? '{}')).toMatchObject({
      version: 3,
      answers: { rents: 'yes' },
    });
  });

  it('shows an ineligible result in words and red, and checks again [P286] [P294] [P297] [P298] [P299] [P300] [P481]', async () => {
    const { api, user } = open({}, verdict(ineligible));
    await findHeading();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    await screen.findByRole('heading', { level: 2, name: "You're ineligible to apply for assistance." });
    const result = await findResult();
    expect(result.firstElementChild?.className).toMatch(/ineligible/);
    expect(result.textContent).toContain(
      'you probably will not qualify for the programs that Bayview College',
    );
    expect(result.textContent).toContain('You answered “No” to “Do you rent your home?”.');
    expect(result.textContent).toContain('Please review your answers');
    expect(within(result).getByRole('link', { name: 'aid@bayview.example' }).getAttribute('href')).toBe(
      'mailto:aid@bayview.example',
    );

    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(result.textContent).toContain('Your result will be shown here.');
    await user.click(screen.getByRole('button', { name: 'Recheck Eligibility' }));
    await waitFor(() => {
      expect(api.callsOf('CheckEligibility')[1]?.variables.input).toMatchObject({ isRecheck: true });
    });
  });

  it('lists the programs with how they fit and why', async () => {
    const programs = [
      {
        programId: '1',
        name: 'Rent Relief',
        fit: 'likely',
        reasons: [{ key: 'rents', text: 'You rent.' }],
        missing: [],
      },
      {
        programId: '2',
        name: 'Child Care',
        fit: 'maybe',
        reasons: [],
        missing: [{ key: 'income.income', text: 'What is your household’s yearly income?' }],
      },
      {
        programId: '3',
        name: 'Repairs',
        fit: 'unlikely',
        reasons: [{ key: 'rents', text: 'For owners.' }],
        missing: [],
      },
    ];
    const { user } = open({}, verdict({ ...eligible, programs }));
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    await screen.findByRole('heading', { level: 4, name: 'Rent Relief' });
    const texts = screen
      .getAllByRole('heading', { level: 4 })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(texts).toEqual([
      'Rent ReliefYou likely qualifyYou rent.',
      'Child CareYou may qualifyTo be sure, we need to know: What is your household’s yearly income?',
      'RepairsYou probably do not qualifyFor owners.',
    ]);
  });

  it('keeps what was typed over a reload, and clears it when told', async () => {
    const first = open({ questions: every });
    await first.user.type(await screen.findByLabelText(/^What is your ZIP code\?/), '10451');
    first.close();

    const { user } = open({ questions: every });
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>(/^What is your ZIP code\?/).value).toBe('10451');
    });
    await user.click(screen.getByRole('button', { name: 'Clear my answers' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^What is your ZIP code\?/).value).toBe('');
  });

  it('says that a check failed, and keeps the answers for another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open({}, { CheckEligibility: new Error('offline') });
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    expect((await screen.findByRole('alert')).textContent).toContain('We could not check your answers.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Check Eligibility' })).toBeTruthy();
  });

  it('loads the questions anew when they have changed', async () => {
    const changed = { status: 409, errors: ['ELIGIBILITY_CHANGED', 'The questions have changed.'] };
    const { api, user } = open(
      {},
      { CheckEligibility: { checkEligibility: { metadata: changed, check: null } } },
    );
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The questions have changed.');
    expect(api.callsOf('GetPartnerEligibility')).toHaveLength(2);
  });
});

describe('the income question', () => {
  const income = { questions: every.slice(1, 2), incomeKeys: ['income'] };
  const found = { IncomeLimitAreaQuery: { incomeLimitAreas: { nodes: [hanover, kings] } } };

  it('finds the area after a pause, and works out the limit that no one can change [P334] [P336] [P604] [P605] [P606]', async () => {
    const { api, user } = open(income, { ...found, ...verdict(eligible) });
    await user.type(await screen.findByRole('combobox', { name: /^Where do you live\?/ }), 'han');
    await screen.findByRole('option', { name: 'Hanover, Grafton County, NH' });
    expect(screen.getByRole('option', { name: 'Kings County, NY' })).toBeTruthy();
    expect(api.callsOf('IncomeLimitAreaQuery').map(({ variables }) => variables.filter)).toEqual([
      { partnerId: 'partner-1', search: 'han' },
    ]);

    await user.keyboard('{ArrowDown}{Enter}');
    await user.selectOptions(screen.getByLabelText(/^How many people/), '8+');
    const limit = screen.getByLabelText<HTMLInputElement>('Maximum household income');
    expect(limit.readOnly).toBe(true);
    expect(limit.value).toBe('$38,000');
    const exact = screen.getByLabelText<HTMLInputElement>(/^How many exactly\?/);
    expect(exact.value).toBe('8');
    await user.clear(exact);
    await user.type(exact, '10');
    expect(limit.value).toBe('$50,350');

    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.type(screen.getByLabelText(/^What is your household’s yearly income\?/), '$41,000.50');
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    await waitFor(() => {
      expect(api.callsOf('CheckEligibility')[0]?.variables.input).toMatchObject({
        answers: {
          'income.location': 'kings',
          'income.householdSize': '10',
          'income.isIncomeAboveLimit': 'false',
          'income.income': '41000',
        },
      });
    });
  });

  it('takes the low limit where the partner names none [P605]', async () => {
    const { user } = open({ questions: [{ ...every[1], props: {} }] }, found);
    await user.type(await screen.findByRole('combobox', { name: /^Where do you live\?/ }), 'kin');
    await user.click(await screen.findByRole('option', { name: 'Kings County, NY' }));
    await user.selectOptions(screen.getByLabelText(/^How many people/), '3');
    expect(screen.getByLabelText<HTMLInputElement>('Maximum household income').value).toBe('$53,000');
  });

  const at = (areas: readonly object[]) => ({
    IncomeLimitAreasAt: { incomeLimitAreasAt: { source: 'GeoNames', nodes: areas } },
  });

  it.each(['11201', '11201-1234', '12 Pier Street, Brooklyn NY 11201'])(
    'finds the places of %s, and lets the person choose',
    async (typed) => {
      const { api, user } = open(income, at([kings, hanover]));
      const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Where do you live\?/ });
      await user.type(field, typed);
      await screen.findByText('Choose where you live. ZIP code data: GeoNames.');
      expect(api.callsOf('IncomeLimitAreasAt').at(-1)?.variables).toEqual({
        partnerId: 'partner-1',
        address: typed,
      });
      expect(api.callsOf('IncomeLimitAreaQuery')).toEqual([]);
      await user.keyboard('{Enter}');
      expect(field.value).toBe('Kings County, NY');
    },
  );

  it('says that it does not know a ZIP code, and still finds names', async () => {
    const { api, user } = open(income, { ...found, ...at([]) });
    const field = await screen.findByRole('combobox', { name: /^Where do you live\?/ });
    await user.type(field, '0000');
    expect(api.callsOf('IncomeLimitAreasAt')).toEqual([]);
    await user.type(field, '0');
    await screen.findByText('We couldn’t find this ZIP code. Try the name of your county instead.');
    await user.clear(field);
    await user.type(field, 'han');
    await screen.findByRole('option', { name: 'Hanover, Grafton County, NH' });
  });

  it('takes no half-typed size, and asks for the number', async () => {
    const { api, user } = open({ questions: [every[1]] }, found);
    await user.selectOptions(await screen.findByLabelText(/^How many people/), '8+');
    const exact = screen.getByLabelText(/^How many exactly\?/);
    await user.clear(exact);
    await user.type(exact, '1');
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    expect(screen.getByText('3 answers are missing')).toBeTruthy();
    expect(exact.getAttribute('aria-invalid')).toBe('true');
    expect(api.callsOf('CheckEligibility')).toEqual([]);
    await user.type(exact, '2');
    expect(screen.getByText('2 answers are missing')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear my answers' }));
    expect(screen.queryByLabelText(/^How many exactly\?/)).toBeNull();
  });

  it('tells when the search fails [P746]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open(income, { IncomeLimitAreaQuery: new Error('offline') });
    await user.type(await screen.findByRole('combobox', { name: /^Where do you live\?/ }), 'han');
    await screen.findByText(
      'An error occurred while searching for income limit areas. Please refresh and try again.',
    );
  });
});

describe('the way to the eligibility page', () => {
  it('shows a spinner while it loads [P289]', async () => {
    open({}, { GetPartnerEligibility: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading')).toBeTruthy();
  });

  it('says that it could not load, and tries again [P290]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, user } = open({}, { GetPartnerEligibility: new Error('offline') });
    await screen.findByRole('heading', { level: 1, name: 'Uh oh! An error occurred.' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(api.callsOf('GetPartnerEligibility').length).toBeGreaterThan(1);
    });
  });

  it('leads to sign-in where the partner asks nothing [P291] [P292]', async () => {
    open(null);
    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(window.location.pathname).toBe('/bayview/identity/signin');
  });

  it('leads a signed-in person to their home [P280]', async () => {
    openPortal('/bayview/eligibility', answersOf({ partner: buildPartner(), user: buildUser() }));
    await waitFor(() => {
      expect(window.location.pathname).toBe('/bayview/application/portal');
    });
  });
});
