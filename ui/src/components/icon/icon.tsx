import { classNames } from '../../class-names.ts';
import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** An outlined icon next to a word; hidden from screen readers, because the word says it. */
export function Icon({ name, className }: IconProps) {
  return <Glyph path={iconPaths[name]} className={className} />;
}

/** The drawing of an icon, for apps that bring icons of their own. */
export function Glyph({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
