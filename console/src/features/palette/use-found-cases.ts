import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { GetCasesDocument } from '../../gql/operations.ts';
import { useConsole } from '../../shared/context/console-context.tsx';

const typingPauseMs = 150;
const mostShown = 6;

/** The cases that what was typed finds, by number, name, email or phone. */
export function useFoundCases(typed: string) {
  const { request } = useConsole();
  const find = useSettled(typed.trim());
  const { data, isFetching, isError } = useQuery({
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
  };
}

/** A text once the person pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}
