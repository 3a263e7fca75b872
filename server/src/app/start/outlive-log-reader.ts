/** A reader of the log that goes away takes its lines with it, and not the product. */
export function outliveLogReader(streams: readonly NodeJS.WritableStream[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
