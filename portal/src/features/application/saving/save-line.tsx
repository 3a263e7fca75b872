import { Icon, type IconName } from '@handrail/ui';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { useSaveState } from '../application-context.tsx';
import styles from './save-line.module.css';
import type { SaveStatus } from './save-state.ts';

/** What a payee page holds is saved only on its button. */
type LineStatus = SaveStatus | 'unsaved';

const icons = {
  saved: 'check-circle',
  saving: 'clock',
  unsaved: 'clock',
  offline: 'warning',
  failed: 'warning',
  refused: 'warning',
  'too-large': 'warning',
  'too-long': 'warning',
  closed: 'warning',
  outdated: 'warning',
  locked: 'warning',
} as const satisfies Record<LineStatus, IconName>;

/** The save state in words, always in the same place; only what needs attention is announced. */
export function SaveLine({ hasUnsaved = false }: { readonly hasUnsaved?: boolean | undefined }) {
  const say = useText();
  const { status: saved } = useSaveState();
  const status = saved === 'saved' && hasUnsaved ? 'unsaved' : saved;
  const isCalm = status === 'saved' || status === 'saving' || status === 'unsaved';
  const words = (
    <p className={styles.words} data-save={status}>
      <Icon name={icons[status]} className={isCalm ? styles.calm : styles.worry} />
      {saveText(say, status)}
    </p>
  );
  return (
    <div className={styles.line}>
      {isCalm && words}
      <div role="status">{!isCalm && words}</div>
    </div>
  );
}

function saveText(say: Say, status: LineStatus): string {
  switch (status) {
    case 'saved':
      return say('application.save.saved', 'Saved');
    case 'saving':
      return say('application.save.saving', 'Saving...');
    case 'unsaved':
      return say('application.save.unsaved', 'Not saved yet');
    case 'offline':
      return say('application.save.offline', 'Not saved yet because you are offline');
    case 'failed':
      return say('application.save.failed', 'Not saved yet. We are trying again.');
    case 'refused':
    case 'too-large':
    case 'too-long':
    case 'closed':
    case 'outdated':
    case 'locked':
      return say('application.save.refused', 'Not saved');
  }
}
