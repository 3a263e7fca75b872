import { classNames } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

const swatches = [
  'brand',
  'tint50',
  'tint100',
  'tint200',
  'action',
  'hover',
  'press',
  'surface',
  'sunken',
] as const;

export function TokenSection() {
  return (
    <Section title="Brand">
      <div className={styles.masthead}>
        <h3>Welcome, Dana.</h3>
        <p>Here you can find your current and past applications.</p>
      </div>
      <div className={styles.swatches}>
        {swatches.map((name) => (
          <div key={name} className={classNames(styles.swatch, styles[name])}>
            {name}
          </div>
        ))}
      </div>
    </Section>
  );
}
