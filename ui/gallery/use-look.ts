import { useLayoutEffect, useState } from 'react';
import { themeFor } from '@handrail/engine/brand';
import { darkThemeCss, themeCss } from '../src/index.ts';

export const brands = {
  green: '#1b5e43',
  yellow: '#f7dc7a',
  gray: '#9aa0a6',
  navy: '#14213d',
  neon: '#39ff14',
} as const;

/** How the gallery looks; it lives in the address, so that a picture can be taken of each look. */
export interface Look {
  brand: keyof typeof brands;
  theme: 'light' | 'dark';
  density: 'roomy' | 'dense';
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

export function useLook(): [Look, (change: Partial<Look>) => void] {
  const [look, setLook] = useState(readLook);

  useLayoutEffect(() => {
    const theme = themeFor(brands[look.brand]);
    sheet.replaceSync(themeCss(theme) + darkThemeCss(theme));
    document.documentElement.dataset.theme = look.theme;
    document.documentElement.dataset.density = look.density;
    history.replaceState(null, '', `?${new URLSearchParams({ ...look }).toString()}`);
  }, [look]);

  return [
    look,
    (change) => {
      setLook((before) => ({ ...before, ...change }));
    },
  ];
}

function readLook(): Look {
  const asked = new URLSearchParams(location.search);
  const brand = asked.get('brand') ?? '';
  return {
    brand: isBrand(brand) ? brand : 'green',
    theme: asked.get('theme') === 'dark' ? 'dark' : 'light',
    density: asked.get('density') === 'dense' ? 'dense' : 'roomy',
  };
}

function isBrand(name: string): name is keyof typeof brands {
  return name in brands;
}
