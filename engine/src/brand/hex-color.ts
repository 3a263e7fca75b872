export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Reads `#abc` or `#aabbcc`; anything else is not a color, whatever CSS would make of it. */
export function findRgb(value: string | null | undefined): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value?.trim() ?? '')?.[1];
  if (!digits) return undefined;

  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const number = Number.parseInt(full, 16);
  return { r: number >> 16, g: (number >> 8) & 255, b: number & 255 };
}

export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
