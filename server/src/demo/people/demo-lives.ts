import { listSampleAnswers } from '@handrail/programs/sample-answers';
import type { DemoPartner, DemoProgram } from '../demo-partner.ts';
import { type DemoPerson, getDemoPerson, pick } from './demo-person.ts';
import { type DemoPlot, type DemoPlotName, demoPlots } from './demo-plots.ts';
import { paidPlots } from './money/paid-plots.ts';

/** One application of the demo world: who applies for what, and how it goes. */
export interface DemoLife {
  /** The same at every start. */
  readonly name: string;
  /** Counts the lives of one plot. */
  readonly turn: number;
  readonly person: DemoPerson;
  /** Who fills in the form, where it is not the person. */
  readonly account?: 'applicant' | 'advocate';
  readonly program: DemoProgram;
  readonly plot: DemoPlot;
}

/** What the demo accounts of each partner find when they sign in. */
const ownPlots: readonly { readonly account: 'applicant' | 'advocate'; readonly plot: DemoPlotName }[] = [
  { account: 'applicant', plot: 'sentBack' },
  { account: 'advocate', plot: 'draft' },
  { account: 'advocate', plot: 'sentBack' },
  { account: 'advocate', plot: 'inReview' },
];

/** The same where the partner pays; they come last. */
const ownPaidPlots: typeof ownPlots = [{ account: 'applicant', plot: 'claimable' }];

/** The applications of one partner, in the order in which they are made. */
export function listDemoLives(partner: DemoPartner): DemoLife[] {
  const programs = partner.programs.filter(isAppliedTo);
  if (programs.length === 0) return [];
  const pays = programs.some(isPaidOut);
  const toOwn = ({ account, plot }: (typeof ownPlots)[number], turn: number) => ({
    ...{ account, plot: demoPlots[plot] as DemoPlot, turn },
  });
  const toPeople = (plot: DemoPlot) =>
    Array.from({ length: plot.people }, (_, turn) => ({ account: undefined, plot, turn }));
  const plots = [
    ...ownPlots.map(toOwn),
    ...Object.values<DemoPlot>(demoPlots)
      .filter(({ needsPayments }) => pays || !needsPayments)
      .flatMap(toPeople),
    ...(pays ? ownPaidPlots : []).map(toOwn),
    ...(pays ? paidPlots : []).flatMap(toPeople),
  ];
  return plots.map(({ account, plot, turn }, number) => ({
    name: `${partner.externalId} life ${String(number)}`,
    ...{ turn, plot, ...(account && { account }) },
    person: toPerson(partner, number, account, plot === demoPlots.waiting && turn === 1),
    program: pick(
      programs.filter(({ reportableAs }) => (reportableAs !== undefined) === (plot.isReported ?? false)),
      number,
    ),
  }));
}

/** The account that closes the list: once it is there, everyone before is. */
export function getLastPerson(partner: DemoPartner): DemoPerson {
  return getDemoPerson(partner, listDemoLives(partner).length);
}

/** Without sample answers nobody can apply, and without an invitation nobody may. */
function isAppliedTo({ status = 'Open', definitionKey }: DemoProgram): boolean {
  return status === 'Open' && listSampleAnswers(definitionKey).length > 0;
}

/** Whether people claim what the program awards them. */
export function isPaidOut({ features = [] }: DemoProgram): boolean {
  return features.includes('claim-funds') && features.includes('applicant-payments');
}

function toPerson(
  partner: DemoPartner,
  number: number,
  account: DemoLife['account'],
  isDouble: boolean,
): DemoPerson {
  const person = getDemoPerson(partner, number);
  if (isDouble) {
    // Someone of the same household, or the same person under another name: staff find out.
    const { phone, addressLine1 } = getDemoPerson(partner, number - 1);
    return { ...person, phone, addressLine1 };
  }
  if (account !== 'applicant') return person;
  const [firstName = '', ...rest] = partner.applicantName.split(' ');
  const name = { firstName, lastName: rest.join(' '), name: partner.applicantName };
  return { ...person, ...name, email: 'applicant@demo.example' };
}
