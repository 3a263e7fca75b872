import { manualEntryDelaySeconds, offersManualEntry, type Address } from '@handrail/engine';
import { useEffect, useState } from 'react';
import { useForm } from '../../form-context.tsx';
import type { FieldOf } from '../control-props.ts';

/** Search inputs wait this long for the next key (P758). */
const debounceMilliseconds = 500;

/** Fewer characters mean too many places. */
const leastCharacters = 3;

export interface AddressSearch {
  readonly results: readonly Address[];
  readonly isSearching: boolean;
  readonly offersManual: boolean;
  readonly lookFor: (text: string) => void;
  readonly stop: () => void;
}

interface Found {
  readonly text: string;
  readonly results: readonly Address[];
  readonly hasFailed: boolean;
}

/** Looks for places while someone types, in the state and city that the field allows. */
export function useAddressSearch(filter: FieldOf<'Address'>['filter']): AddressSearch {
  const { findAddresses } = useForm();
  const { state, city } = filter ?? {};
  const [text, setText] = useState('');
  const [found, setFound] = useState(nothing);

  useEffect(() => {
    if (text === '') return undefined;
    const abort = new AbortController();
    const tell = (results: readonly Address[], hasFailed: boolean) => {
      if (!abort.signal.aborted) setFound({ text, results, hasFailed });
    };
    const timer = setTimeout(() => {
      findAddresses({ text, state, city }, abort.signal).then(
        (results) => {
          tell(results, false);
        },
        () => {
          tell([], true);
        },
      );
    }, debounceMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, state, city, findAddresses]);

  const resultCount = found.results.length;
  const seconds = useSecondsWithout(resultCount, text !== '');
  return {
    results: found.results,
    isSearching: text !== '' && text !== found.text,
    offersManual: found.hasFailed || offersManualEntry({ seconds, resultCount }),
    lookFor: (typed) => {
      const asked = typed.trim().length < leastCharacters ? '' : typed.trim();
      setText(asked);
      if (asked === '') setFound(nothing);
    },
    stop: () => {
      setText('');
      setFound(nothing);
    },
  };
}

const nothing: Found = { text: '', results: [], hasFailed: false };

/** How long a search has found nothing, as far as that matters: not long, or long enough for manual entry. */
function useSecondsWithout(resultCount: number, isLooking: boolean): number {
  const [isLate, setLate] = useState(false);
  const isFruitless = isLooking && resultCount === 0;

  useEffect(() => {
    if (!isFruitless) return undefined;
    const timer = setTimeout(() => {
      setLate(true);
    }, manualEntryDelaySeconds * 1000);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isFruitless]);

  return isLate ? manualEntryDelaySeconds : 0;
}
