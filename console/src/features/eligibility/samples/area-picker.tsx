import { toAreaLabel, type IncomeLimitArea } from '@handrail/engine';
import { Button, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FindAreasAtDocument, FindAreasDocument } from '../../../gql/operations.ts';
import { useSettled } from '../../../shared/api/use-settled.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import styles from '../eligibility.module.css';
import { useSampleAreas } from './use-sample-areas.ts';

const typingPauseMs = 500;
const shortestSearch = 2;
const mostShown = 6;
/** A ZIP code, or an address that ends with one. */
const byZip = /^(?:\d.*\D)?\d{5}(?:-\d{4})?$/;

interface AreaPickerProps {
  readonly label: string;
  /** The chosen area. */
  readonly value: string;
  readonly onChange: (areaId: string) => void;
}

/** Finds a town or county by its name or a ZIP code, as the pre-check does, and chooses it. */
export function AreaPicker({ label, value, onChange }: AreaPickerProps) {
  const { i18n } = useLingui();
  const { areas, add } = useSampleAreas();
  const [typed, setTyped] = useState('');
  const { found, isSearching, isError } = useFoundAreas(typed);
  const chosen = areas.get(value);

  function choose(area: IncomeLimitArea) {
    add(area);
    onChange(area.id);
    setTyped('');
  }

  return (
    <div className={styles.form}>
      <TextField
        label={label}
        hint={
          chosen
            ? i18n._({
                id: 'console.eligibility.area.chosen',
                message: 'Chosen: {area}',
                values: { area: toAreaLabel(chosen) },
              })
            : i18n._({
                id: 'console.eligibility.area.hint',
                message: 'Type a ZIP code, town or county, then choose it below.',
              })
        }
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className={styles.muted}>
        {isSearching && <Trans id="console.eligibility.area.searching" message="Searching…" />}
        {isError && (
          <Trans
            id="console.eligibility.area.failed"
            message="The search failed. Please check your connection and type again."
          />
        )}
        {found?.length === 0 && (
          <Trans id="console.eligibility.area.none" message="There is no such place in the income limits." />
        )}
      </p>
      {found && found.length > 0 && (
        <ul
          className={styles.choices}
          aria-label={i18n._({ id: 'console.eligibility.area.places', message: 'Places' })}
        >
          {found.slice(0, mostShown).map((area) => (
            <li key={area.id}>
              <Button size="small" onClick={() => choose(area)}>
                {toAreaLabel(area)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {value !== '' && (
        <div>
          <Button size="small" variant="quiet" onClick={() => onChange('')}>
            <Trans id="console.eligibility.area.clear" message="Clear the place" />
          </Button>
        </div>
      )}
    </div>
  );
}

function useFoundAreas(typed: string) {
  const { request, partner } = useConsole();
  const search = typed.trim();
  const settled = useSettled(search, typingPauseMs);
  const isZip = byZip.test(search);
  // No town begins with a digit, so that a ZIP code is asked for once it is whole.
  const isAsked = isZip || (search.length >= shortestSearch && !/^\d/.test(search));
  const { data, isFetching, isError } = useQuery({
    queryKey: ['income-limit-areas', settled],
    queryFn: async () => {
      const partnerId = partner.id;
      if (isZip) {
        const found = await request(FindAreasAtDocument, { partnerId, address: settled });
        return found.incomeLimitAreasAt.nodes as IncomeLimitArea[];
      }
      const filter = { partnerId, search: settled };
      return (await request(FindAreasDocument, { filter })).incomeLimitAreas.nodes as IncomeLimitArea[];
    },
    enabled: isAsked && settled === search,
    retry: false,
  });
  const isSettled = settled === search;
  return {
    found: isAsked && isSettled ? data : undefined,
    isSearching: isAsked && (isFetching || !isSettled),
    isError: isAsked && isSettled && isError,
  };
}
