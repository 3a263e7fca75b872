import { Button, Checkbox, Dialog } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useStaffMember } from '../context/console-context.tsx';
import { may } from '../session/may.ts';
import { Key } from './key.tsx';
import styles from './keyboard-help.module.css';
import { type Shortcut, shortcuts } from './shortcuts.ts';
import { useSingleKeys } from './use-single-keys.ts';

/** All keys on one page, and the switch that turns them off. */
export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  const [enabled, setEnabled] = useSingleKeys();
  const staff = useStaffMember();
  const list = Object.values<Shortcut>(shortcuts).filter(({ right }) => !right || may(staff, right));

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={i18n._({ id: 'console.keys.title', message: 'Keyboard' })}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans id="console.keys.close" message="Close" />
        </Button>
      }
    >
      <dl className={styles.keys}>
        {list.map(({ key, shown = key, text }) => (
          <div key={key} className={styles.row}>
            <dt>
              <Key>{shown}</Key>
            </dt>
            <dd>{i18n._(text)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={i18n._({ id: 'console.keys.switch', message: 'Use single keys' })}
        hint={i18n._({ id: 'console.keys.switch-hint', message: 'They work only outside text fields.' })}
        checked={enabled}
        onChange={(event) => {
          setEnabled(event.target.checked);
        }}
      />
    </Dialog>
  );
}
