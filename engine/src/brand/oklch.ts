import { toHex, type Rgb } from './hex-color.ts';

/** A color by perceived lightness (0 to 1), chroma (0 to about 0.4) and hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export function toOklch({ r, g, b }: Rgb): Oklch {
  const [red, green, blue] = [r, g, b].map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);

  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, blueYellow), h: ((Math.atan2(blueYellow, a) * 180) / Math.PI + 360) % 360 };
}

/** The nearest color a screen can show: lightness and hue stay, chroma gives way. */
export function fromOklch({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [shown, refused] = [0, c];
  if (isShowable(toLinearRgb({ l: lightness, c, h }))) shown = c;
  else {
    for (let step = 0; step < 12; step++) {
      const middle = (shown + refused) / 2;
      if (isShowable(toLinearRgb({ l: lightness, c: middle, h }))) shown = middle;
      else refused = middle;
    }
  }
  const [r, g, b] = toLinearRgb({ l: lightness, c: shown, h }).map(toChannel) as [number, number, number];
  return toHex({ r, g, b });
}

function toLinearRgb({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isShowable(channels: number[]): boolean {
  return channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function toChannel(linear: number): number {
  const share = Math.min(1, Math.max(0, linear));
  return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
}
