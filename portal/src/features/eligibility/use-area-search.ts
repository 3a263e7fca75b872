import type { IncomeLimitArea } from '@handrail/engine';
import { useSnackbar } from '@handrail/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { IncomeLimitAreaQueryDocument, IncomeLimitAreasAtDocument } from '../../gql/operations.ts';

const pauseMs = 500;

/** No town begins with a digit, so that one begins a ZIP code or an address, which ends with a ZIP code. */
const byZip = /^(?:\d.*\D)?\d{5}(?:-\d{4})?$/;
const byName = /^\D.+/;
const byNumber = /^\d/;

/** What a search found, or that it failed. */
export interface Found {
  readonly search: string;
  readonly areas: readonly IncomeLimitArea[];
  /** Who knows where a ZIP code is. */
  readonly source?: string;
  readonly hasFailed?: boolean;
  /** Nothing was asked: an address is found by its ZIP code, which is not there yet. */
  readonly lacksZip?: boolean;
}

/** The areas that match what was typed, asked for when typing pauses; nothing is offered for an older text. */
export function useAreaSearch(typed: string) {
  const { partner, request } = usePortal();
  const showNotice = useSnackbar();
  const say = useText();
  const [found, setFound] = useState<Found>();
  const search = typed.trim();
  const isZip = byZip.test(search);
  const isLongEnough = isZip || byName.test(search);
  const lacksZip = !isLongEnough && byNumber.test(search);
  const [tries, setTries] = useState(0);
  const tellFailure = useEffectEvent(() => {
    showNotice({
      message: say(
        'eligibility.area-error',
        'An error occurred while searching for income limit areas. Please refresh and try again.',
      ),
      tone: 'error',
    });
  });
  const takeBackFailure = useEffectEvent(() => {
    if (found?.hasFailed) showNotice(undefined);
  });

  useEffect(() => {
    if (!lacksZip) return undefined;
    const timer = setTimeout(() => {
      setFound({ search, areas: [], lacksZip });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [search, lacksZip]);

  useEffect(() => {
    if (!isLongEnough) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<Omit<Found, 'search'>> => {
      const partnerId = partner.id;
      if (isZip) {
        const asked = await request(IncomeLimitAreasAtDocument, { partnerId, address: search });
        const { nodes, source } = asked.incomeLimitAreasAt;
        return { areas: nodes as readonly IncomeLimitArea[], source };
      }
      const asked = await request(IncomeLimitAreaQueryDocument, { filter: { partnerId, search } });
      return { areas: asked.incomeLimitAreas.nodes as readonly IncomeLimitArea[] };
    };
    const timer = setTimeout(() => {
      ask().then(
        (areas) => {
          if (!isCurrent) return;
          takeBackFailure();
          setFound({ search, ...areas });
        },
        () => {
          if (!isCurrent) return;
          setFound({ search, areas: [], hasFailed: true });
          tellFailure();
        },
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [partner.id, request, search, isZip, isLongEnough, tries]);

  const current = found?.search === search ? found : undefined;
  const hasFailed = current?.hasFailed === true;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const searchAgain = () => {
      setTries((count) => count + 1);
    };
    window.addEventListener('online', searchAgain);
    return () => {
      window.removeEventListener('online', searchAgain);
    };
  }, [hasFailed]);
  return {
    isZip,
    areas: current?.areas ?? [],
    found: current,
    isSearching: isLongEnough && !current,
  };
}
