import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../shared/context/console-context.tsx';
import { GetTeamDocument, type GetTeamQuery } from '../../gql/operations.ts';

export type Team = GetTeamQuery['staffMembers'];
export type Member = Team['members'][number];
export type Invitation = Team['invitations'][number];

const queryKey = ['team'];

/** The people of the partner and the invitations that are open. */
export function useTeam() {
  const { request } = useConsole();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await request(GetTeamDocument, {})).staffMembers,
    retry: false,
  });
  return { team: data, isError, refetch };
}

/** Loads the team again after a change. */
export function useReloadTeam(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
}
