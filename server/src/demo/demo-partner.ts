import { catalogue } from '@handrail/programs';
import type { EligibilityContent, Feature, FitCondition } from '@handrail/engine';
import type { ReportableAs } from '@handrail/engine/payments';
import type { PartnerDraft } from '../modules/partners/index.ts';
import type { ProgramDraft } from '../modules/programs/index.ts';

/** One partner of the demo world, as its own file describes it. */
export interface DemoPartner {
  readonly externalId: string;
  readonly name: string;
  readonly platformName: string;
  readonly brandColor: string;
  readonly email: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly address: {
    readonly line: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  readonly features: readonly Feature[];
  /** How the partner reaches people; by email alone unless it says otherwise. */
  readonly channels?: PartnerDraft['channels'];
  readonly applicantType: string;
  readonly advocateType: string;
  readonly applicantName: string;
  readonly advocateName: string;
  readonly caseWorkerName: string;
  readonly programs: readonly DemoProgram[];
  /** The number under which it reports to the IRS. */
  readonly ein?: string;
  /** What people are asked before they open an account. */
  readonly eligibility?: DemoEligibility;
  readonly incident?: { readonly message: string; readonly severity: 'info' | 'warning' | 'error' };
}

/** A pre-check whose programs are known by their names. */
export interface DemoEligibility extends Omit<EligibilityContent, 'programs'> {
  readonly programs: readonly { readonly program: string; readonly conditions: readonly FitCondition[] }[];
}

export interface DemoProgram {
  readonly name: string;
  readonly summary: string;
  readonly definitionKey: string;
  readonly status?: ProgramDraft['status'];
  readonly maxFundingAmountCents?: number;
  readonly expectedMinutes: number;
  /** How many business days a decision usually takes. */
  readonly decisionDays?: number;
  /** What staff check and choose from. */
  readonly review?: ProgramDraft['config']['review'];
  readonly features?: readonly Feature[];
  /** How its payments are reported to the IRS; those of other programs are not. */
  readonly reportableAs?: ReportableAs;
  /** What this program calls its applicants, where it differs. */
  readonly applicantsAre?: string;
}

/** The settings that the partner is saved with. */
export function toPartnerDraft(partner: DemoPartner): PartnerDraft {
  const { externalId, address } = partner;
  return {
    externalId,
    name: partner.name,
    email: partner.email,
    phone: partner.phone,
    mailingAddress: {
      addressLine1: address.line,
      city: address.city,
      state: address.state,
      zip: address.zip,
    },
    timeZone: partner.timeZone,
    features: partner.features,
    channels: partner.channels ?? ['email'],
    whitelabeling: {
      logo: `/assets/demo/${externalId}.svg`,
      platformName: partner.platformName,
      brandColor: partner.brandColor,
      favicon: `/assets/demo/${externalId}-icon.svg`,
    },
    links: { help: null, privacy: null, terms: null },
    applicantTypeRoles: {},
    tenantIds: {
      applicant: `${externalId}-applicants`,
      advocate: `${externalId}-advocates`,
      staff: `${externalId}-staff`,
    },
    applicantTypes: [
      { name: partner.applicantType, role: 'FirstParty' },
      { name: partner.advocateType, role: 'ThirdParty' },
    ],
  };
}

/** The settings that one of the partner's programs is saved with; its place in the list is its sort order. */
export function toProgramDraft(partner: DemoPartner, program: DemoProgram, sortOrder: number): ProgramDraft {
  return {
    name: program.name,
    summary: program.summary,
    status: program.status ?? 'Open',
    heroImage: null,
    features: program.features ?? [],
    mailingAddress: null,
    definitionKey: program.definitionKey,
    definitionVersion: getVersion(program.definitionKey),
    maxFundingAmountCents: program.maxFundingAmountCents ?? null,
    expectedMinutes: program.expectedMinutes,
    sortOrder,
    config: {
      inactivityDays: 30,
      ...(program.decisionDays !== undefined && { decisionDays: program.decisionDays }),
      ...(program.review && { review: program.review }),
      ...(partner.ein && { taxes: { reportableAs: program.reportableAs ?? 'none' } }),
    },
    applicantTypes: [
      { name: partner.applicantType, ...(program.applicantsAre && { nameOverride: program.applicantsAre }) },
      { name: partner.advocateType },
    ],
  };
}

/** The version in which a form ships now. */
function getVersion(key: string): number {
  const form = catalogue.find((each) => each.key === key);
  if (!form) throw new Error(`There is no form "${key}" in the catalogue`);
  return form.version;
}
