// Plain JavaScript, because Node starts a process from a file and runs no TypeScript.
import { renderHeic } from './render-heic.mjs';
import { renderPdf } from './render-pdf.mjs';
import { renderPicture } from './render-picture.mjs';

// The server is gone, so no one waits for the result.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const [kind, path, page] = process.argv.slice(2);
process.send?.((await render()) ?? null);

function render() {
  if (kind === 'heic') return renderHeic(path);
  return kind === 'pdf' ? renderPdf(path, Number(page)) : renderPicture(path);
}
