import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listRecent } from '../../shared/cases/recent-cases.ts';
import { StatusMark } from '../../shared/cases/status-mark.tsx';
import { Key } from '../../shared/keyboard/key.tsx';
import { listLiveCommands } from '../../shared/keyboard/live-commands.ts';
import { narrow, type PaletteGroup } from './palette-item.ts';
import { useFoundCases } from './use-found-cases.ts';
import { usePlaces } from './use-places.ts';

/** What the palette offers: cases that are found, what this screen can do, recent cases and places. */
export function usePaletteGroups(typed: string) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [recent] = useState(() => listRecent(client));
  const [commands] = useState(listLiveCommands);
  const { cases, ...search } = useFoundCases(typed);
  const places = usePlaces();

  const found: PaletteGroup = {
    id: 'found',
    title: i18n._({ id: 'console.nav.cases', message: 'Cases' }),
    items: cases.map(({ id, displayId, name, status }) => ({
      id: `case-${id}`,
      label: name ?? displayId,
      detail: displayId,
      end: <StatusMark status={status} />,
      to: `/cases/${id}`,
    })),
  };
  const known: readonly PaletteGroup[] = [
    {
      id: 'commands',
      title: i18n._({ id: 'console.palette.commands', message: 'On this screen' }),
      items: commands.map(({ id, label, shown, run }) => ({
        id: `do-${id}`,
        label,
        end: shown === undefined ? undefined : <Key>{shown}</Key>,
        run,
      })),
    },
    {
      id: 'recent',
      title: i18n._({ id: 'console.palette.recent', message: 'Recent cases' }),
      items: recent
        .filter(({ id }) => !cases.some((each) => each.id === id))
        .map(({ id, displayId, name }) => ({
          id: `recent-${id}`,
          label: name,
          detail: displayId,
          to: `/cases/${id}`,
        })),
    },
    { id: 'places', title: i18n._({ id: 'console.palette.go', message: 'Go to' }), items: places },
  ];
  const groups = [...(cases.length > 0 ? [found] : []), ...narrow(known, typed)];
  return { groups, ...search };
}
