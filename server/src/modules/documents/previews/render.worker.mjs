// Plain JavaScript, because Node starts a process from a file and runs no TypeScript.
import { renderHeic } from './render-heic.mjs';
import { renderPdf } from './render-pdf.mjs';
import { renderPicture } from './render-picture.mjs';
import { watchLimits } from './watch-limits.mjs';

const mostDrawn = 50;
const mostBytes = 256 * 1024 * 1024;
let drawn = 0;

const limits = watchLimits(Number(process.argv[2]));
// The server is gone, so no one waits for the result. While a drawing runs, only the watching thread notices.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async (message) => {
  if (message === 'are you there') return process.send?.('here');
  const { kind, path, page = 1, longestMs } = message;
  limits.begin(longestMs);
  const rendering = (await render(kind, path, page)) ?? null;
  limits.stop();
  drawn += 1;
  process.send?.({ rendering, isSpent: drawn >= mostDrawn || process.memoryUsage.rss() > mostBytes });
});

function render(kind, path, page) {
  if (kind === 'heic') return renderHeic(path);
  return kind === 'pdf' ? renderPdf(path, page) : renderPicture(path);
}
