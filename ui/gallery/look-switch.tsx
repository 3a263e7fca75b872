import type { ReactNode } from 'react';
import styles from './gallery.module.css';
import { brands, type Look } from './use-look.ts';

interface LookSwitchProps {
  look: Look;
  onChange: (change: Partial<Look>) => void;
}

export function LookSwitch({ look, onChange }: LookSwitchProps) {
  return (
    <div className={styles.looks}>
      <Choice label="Brand">
        <select
          value={look.brand}
          onChange={(event) => {
            onChange({ brand: event.target.value as Look['brand'] });
          }}
        >
          {Object.entries(brands).map(([name, color]) => (
            <option key={name} value={name}>
              {name} {color}
            </option>
          ))}
        </select>
      </Choice>
      <Choice label="Theme">
        <select
          value={look.theme}
          onChange={(event) => {
            onChange({ theme: event.target.value as Look['theme'] });
          }}
        >
          <option value="light">light</option>
          <option value="dark">dark (console)</option>
        </select>
      </Choice>
      <Choice label="Density">
        <select
          value={look.density}
          onChange={(event) => {
            onChange({ density: event.target.value as Look['density'] });
          }}
        >
          <option value="roomy">roomy (portal)</option>
          <option value="dense">dense (console)</option>
        </select>
      </Choice>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.look}>
      {label}
      {children}
    </label>
  );
}
