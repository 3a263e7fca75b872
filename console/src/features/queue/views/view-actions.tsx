import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useShortcut } from '../../../shared/keyboard/use-shortcut.ts';
import type { QueueFilters } from '../queue-filters.ts';
import { toListAddress, useSavedViews } from './use-saved-views.ts';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

/** Saves the list that is open, or changes the saved one that it is. */
export function ViewActions({ filters }: { readonly filters: QueueFilters }) {
  const [search] = useSearchParams();
  const { views } = useSavedViews();
  const [open, setOpen] = useState(false);
  const current = views.find(({ id }) => id === search.get('saved'));
  useShortcut('saveView', () => {
    setOpen(true);
  });

  return (
    <>
      <Button
        size="small"
        aria-keyshortcuts="v"
        onClick={() => {
          setOpen(true);
        }}
      >
        {current ? (
          <Trans id="console.views.edit" message="Edit view" />
        ) : (
          <Trans id="console.views.save" message="Save view" />
        )}
      </Button>
      {open && (
        <Suspense>
          <ViewDialog
            current={current}
            address={toListAddress(search, filters.view)}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
