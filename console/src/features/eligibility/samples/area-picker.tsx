import { toAreaLabel, type IncomeLimitArea } from '@handrail/engine';
import { Button, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FindAreasDocument } from '../../../gql/operations.ts';
import { useSettled } from '../../../shared/api/use-settled.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import styles from '../eligibility.module.css';
import { useSampleAreas } from './use-sample-areas.ts';

const typingPauseMs = 500;
const shortestSearch = 2;
const mostShown = 6;

interface AreaPickerProps {
  readonly label: string;
  /** The chosen area. */
  readonly value: string;
  readonly onChange: (areaId: string) => void;
}

/** Finds a town or county by its name and chooses it. */
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
                message: 'Type a town or county, then choose it below.',
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
  const isAsked = search.length >= shortestSearch;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['income-limit-areas', settled],
    queryFn: async () => {
      const filter = { partnerId: partner.id, search: settled };
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
