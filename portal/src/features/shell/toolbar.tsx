import { Icon, type IconName } from '@handrail/ui';
import { useText } from '../../app/use-text.ts';
import styles from './toolbar.module.css';

export interface ToolbarItem {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** The same items twice: in the header from 768 px, at the bottom of a phone below it. */
export function HeaderItems({ items }: { readonly items: readonly ToolbarItem[] }) {
  return items.map((item) => <ItemButton key={item.key} item={item} className={styles.headerItem} />);
}

export function Toolbar({ items }: { readonly items: readonly ToolbarItem[] }) {
  const say = useText();
  return (
    <nav className={styles.toolbar} aria-label={say('toolbar.label', 'Toolbar')}>
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
