import { Button, Icon } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { findOnTrail } from '../../../shared/cases/case-trail.ts';
import { useShortcut } from '../../../shared/keyboard/use-shortcut.ts';
import styles from './trail.module.css';
import { usePrefetchCase } from './use-prefetch-case.ts';

/** The way along the list that the person came from; the next case is read before they go there. */
export function Trail({ caseId }: { readonly caseId: string }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const prefetch = usePrefetchCase();
  const place = findOnTrail(client, caseId);
  const go = (id: string | undefined) => {
    if (id !== undefined) void navigate(`/cases/${id}`);
  };
  useShortcut('next', () => {
    go(place?.nextId);
  });
  useShortcut('previous', () => {
    go(place?.previousId);
  });
  const nextId = place?.nextId;
  useEffect(() => {
    if (nextId !== undefined) void prefetch(nextId);
  }, [nextId, prefetch]);

  if (!place) return null;
  return (
    <span className={styles.trail}>
      <span>
        {i18n._({
          id: 'console.trail.position',
          message: '{position} of {count}',
          values: { position: place.position, count: place.count },
        })}
      </span>
      <Button
        size="small"
        disabled={place.previousId === undefined}
        aria-label={i18n._({ id: 'console.trail.previous', message: 'Previous case' })}
        aria-keyshortcuts="k"
        onClick={() => {
          go(place.previousId);
        }}
      >
        <Icon name="back" />
      </Button>
      <Button
        size="small"
        disabled={place.nextId === undefined}
        aria-label={i18n._({ id: 'console.trail.next', message: 'Next case' })}
        aria-keyshortcuts="j"
        onClick={() => {
          go(place.nextId);
        }}
      >
        <Icon name="forward" />
      </Button>
    </span>
  );
}
