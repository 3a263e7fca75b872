import type { IncomeLimitArea } from '@handrail/engine';
import { useSnackbar } from '@handrail/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { IncomeLimitAreaQueryDocument } from '../../gql/operations.ts';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';

const pauseMs = 500;
const shortestSearch = 2;

interface Found {
  readonly search: string;
  readonly areas: readonly IncomeLimitArea[];
}

/** The areas that match what was typed, asked for when typing pauses; an answer to an older text is dropped. */
export function useAreaSearch(typed: string) {
  const { partner, request } = usePortal();
  const showNotice = useSnackbar();
  const say = useText();
  const [found, setFound] = useState<Found>();
  const search = typed.trim();
  const isLongEnough = search.length >= shortestSearch;
  const tellFailure = useEffectEvent(() => {
    showNotice({
      message: say(
        'eligibility.area-error',
        'An error occurred while searching for income limit areas. Please refresh and try again.',
      ),
    });
  });

  useEffect(() => {
    if (!isLongEnough) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const filter = { partnerId: partner.id, search };
      request(IncomeLimitAreaQueryDocument, { filter }).then(
        ({ incomeLimitAreas }) => {
          if (isCurrent) setFound({ search, areas: incomeLimitAreas.nodes as readonly IncomeLimitArea[] });
        },
        () => {
          if (!isCurrent) return;
          setFound({ search, areas: [] });
          tellFailure();
        },
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [partner.id, request, search, isLongEnough]);

  const hasSearched = isLongEnough && found?.search === search;
  return {
    areas: isLongEnough ? (found?.areas ?? []) : [],
    isSearching: isLongEnough && !hasSearched,
    hasSearched,
  };
}
