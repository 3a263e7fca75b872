import { useQuery } from '@tanstack/react-query';
import { GetCasesDocument } from '../../gql/operations.ts';
import { useSettled } from '../../shared/api/use-settled.ts';
import { useConsole } from '../../shared/context/console-context.tsx';

const typingPauseMs = 150;
const mostShown = 6;

/** The cases that what was typed finds, by number, name, email or phone. */
export function useFoundCases(typed: string) {
  const { request } = useConsole();
  const find = useSettled(typed.trim(), typingPauseMs);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['palette', find],
    queryFn: async () => (await request(GetCasesDocument, { view: 'all', find })).cases.nodes,
    enabled: find !== '',
    placeholderData: (previous) => previous,
    retry: false,
  });
  const isAsked = typed.trim() !== '';
  return {
    cases: isAsked ? (data ?? []).slice(0, mostShown) : [],
    isSearching: isAsked && (isFetching || find !== typed.trim()),
    isError: isAsked && isError,
    searchAgain: () => void refetch(),
  };
}
