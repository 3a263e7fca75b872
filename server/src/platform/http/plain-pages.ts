import { escapeHtml } from './escape-html.ts';

export interface PlainPage {
  readonly title: string;
  readonly nonce: string;
  /** Trusted markup; whatever comes from outside has to be escaped by the caller. */
  readonly body: string;
  /** Rules that this page has beyond those of all plain pages. */
  readonly style?: string;
}

/** A whole document without a script, for when no browser app can answer. */
export function plainPage({ title, nonce, body, style = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - Handrail</title>
<style nonce="${nonce}">${sharedStyle}${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

export function notFoundPage(nonce: string): string {
  return plainPage({ title: 'Not found', nonce, body: `<h1>Sorry, we can't find that page</h1>` });
}

export function busyPage(nonce: string, text: string): string {
  // An empty href is the current page.
  const body = `<h1>We are very busy right now</h1>
<p>${escapeHtml(text)} Everything you saved is safe.</p>
<p><a href="">Try again</a></p>`;
  return plainPage({ title: 'Very busy', nonce, body });
}

export function errorPage(nonce: string, debugId: string): string {
  const body = `<h1>We're sorry. Something went wrong.</h1>
<p>Please try again in a moment. If you ask for help, please share this debug ID:</p>
<p><code>${escapeHtml(debugId)}</code></p>`;
  return plainPage({ title: 'Something went wrong', nonce, body });
}

const sharedStyle = `
:root { color-scheme: light; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1c2430; background: #f6f7f9; }
main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1.2rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
a { color: #1a4f8b; }
a:focus-visible { outline: 3px solid #1a4f8b; outline-offset: 2px; }
code { user-select: all; overflow-wrap: anywhere; }
article { background: #fff; border: 1px solid #d5dae1; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: .5rem 1.5rem .5rem 0; vertical-align: top; }
`;
