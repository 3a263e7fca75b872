import { Glyph, Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../shared/context/use-text.ts';
import { homePath } from '../../shared/layout/home-link.tsx';
import type { ToolbarItem } from '../../shared/layout/toolbar-slot.ts';
import styles from './toolbar.module.css';

/** The same items twice: in the header from 768 px, at the bottom of a phone below it, where the thumb also finds home. */
export function HeaderItems({ items }: { readonly items: readonly ToolbarItem[] }) {
  return items.map((item) => <ItemButton key={item.key} item={item} className={styles.headerItem} />);
}

const house = 'M4.5 11 12 4.5l7.5 6.5M6.5 9.5v10h11v-10M10 19.5V14h4v5.5';

export function Toolbar({ items }: { readonly items: readonly ToolbarItem[] }) {
  const say = useText();
  const { pathname } = useLocation();
  return (
    <nav className={styles.toolbar} aria-label={say('toolbar.label', 'Toolbar')}>
      <Link className={styles.tool} to={homePath} aria-current={pathname === homePath ? 'page' : undefined}>
        <Glyph path={house} />
        <Trans id="toolbar.home" message="Home" />
      </Link>
      {items.map((item) => (
        <ItemButton key={item.key} item={item} className={styles.tool} />
      ))}
    </nav>
  );
}

function ItemButton({
  item,
  className,
}: {
  readonly item: ToolbarItem;
  readonly className: string | undefined;
}) {
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={item.onPress}>
      <Icon name={item.icon} />
      {item.label}
    </button>
  );
}
