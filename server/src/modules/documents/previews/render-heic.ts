import type { Rendering } from './run-renderer.ts';

const mostPixels = 60_000_000;

interface HeifImage {
  readonly get_width: () => number;
  readonly get_height: () => number;
  readonly display: (
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (drawn: { data: Uint8ClampedArray } | null) => void,
  ) => void;
}

interface Heif {
  readonly HeifDecoder: new () => { readonly decode: (content: Uint8Array) => readonly HeifImage[] };
}

/** The pixels of the first picture of a HEIC file, which phones make and browsers do not show. */
export async function renderHeic(content: Uint8Array): Promise<Rendering | undefined> {
  const { default: heif } = (await import('libheif-js/wasm-bundle.js')) as unknown as { default: Heif };
  const [image] = new heif.HeifDecoder().decode(content);
  if (!image) return undefined;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) return undefined;
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => {
    image.display(target, resolve);
  });
  return drawn ? { pixels: { data: new Uint8Array(drawn.data.buffer), width, height }, text: '' } : undefined;
}
