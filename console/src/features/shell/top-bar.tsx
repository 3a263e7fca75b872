import { Button, Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { SearchBox } from '../queue/index.ts';
import styles from './top-bar.module.css';

/** Finding things and getting help, above the sheet. */
export function TopBar({ onOpenHelp }: { onOpenHelp: () => void }) {
  return (
    <div className={styles.bar}>
      <SearchBox />
      <Button variant="quiet" size="small" className={styles.help} aria-keyshortcuts="?" onClick={onOpenHelp}>
        <Icon name="help" />
        <Trans id="console.top.keys" message="Keys" />
      </Button>
    </div>
  );
}
