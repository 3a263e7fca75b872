import type { EligibilityContent, IncomeLimitArea } from '@handrail/engine';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GetEligibilityDeskDocument, type GetEligibilityDeskQuery } from '../../gql/operations.ts';
import { useConsole } from '../../shared/context/console-context.tsx';

type Loaded = GetEligibilityDeskQuery['eligibilityDesk'];
type WithContent<Part> = Omit<Part, 'content'> & { readonly content: EligibilityContent };

export type PublishedVersion = WithContent<Loaded['versions'][number]>;
export type DeskProgram = Loaded['programs'][number];

/** What the editor works with. */
export interface Desk {
  readonly current: WithContent<NonNullable<Loaded['current']>> | null;
  readonly draft: WithContent<NonNullable<Loaded['draft']>> | null;
  readonly versions: readonly PublishedVersion[];
  readonly programs: readonly DeskProgram[];
  /** Where the sample households live, with the limits of today. */
  readonly areas: readonly { readonly id: string; readonly area: IncomeLimitArea }[];
}

const deskKey = ['eligibility-desk'];

export function useEligibilityDesk() {
  const { request } = useConsole();
  return useQuery({
    queryKey: deskKey,
    // The server checks the form of a pre-check before it keeps one.
    queryFn: async () => (await request(GetEligibilityDeskDocument, {})).eligibilityDesk as Desk,
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

export function useReloadDesk(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: deskKey });
}
