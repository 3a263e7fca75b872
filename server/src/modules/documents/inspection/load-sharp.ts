import type Sharp from 'sharp';

/** The decoder of pictures. It keeps nothing of what it read: memory is short, and a path may hold another file later. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
