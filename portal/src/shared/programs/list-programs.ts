import type { IntroPage, SectionOutline, StatusOverride } from '@handrail/engine';
import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../context/portal-context.tsx';
import { GetProgramsDocument, type GetProgramsQuery } from '../../gql/operations.ts';

type ProgramNode = GetProgramsQuery['partners']['nodes'][number]['programs'][number];

/** A program as the portal shows it; its introduction and sections come from its published definition. */
export interface Program extends Omit<ProgramNode, 'introPages' | 'sections' | 'config'> {
  readonly introPages: readonly IntroPage[];
  readonly sections: readonly SectionOutline[];
  /** The program's own words for how an application stands (P400). */
  readonly statusOverrides: readonly StatusOverride[];
  /** How many business days a decision usually takes, where the program says so. */
  readonly decisionDays: number | null;
}

/** The programs of the partner, in its own order. */
export function programsQuery(session: PortalSession) {
  return queryOptions({
    queryKey: ['programs'],
    queryFn: () => listPrograms(session),
    staleTime: 5 * 60_000,
  });
}

async function listPrograms({ partner, request }: PortalSession): Promise<Program[]> {
  const { partners } = await request(GetProgramsDocument, { externalId: partner.externalId });
  const programs = (partners.nodes[0]?.programs ?? []).map(({ config, ...program }) => ({
    ...(program as Omit<Program, keyof ReturnType<typeof readConfig>>),
    ...readConfig(config as ProgramConfig),
  }));
  return programs.toSorted((a, b) => a.sortOrder - b.sortOrder);
}

function readConfig({ overrides, decisionDays }: ProgramConfig) {
  return { statusOverrides: overrides?.statuses ?? [], decisionDays: decisionDays ?? null };
}

interface ProgramConfig {
  readonly decisionDays?: number;
  readonly overrides?: { readonly statuses?: readonly StatusOverride[] };
}
