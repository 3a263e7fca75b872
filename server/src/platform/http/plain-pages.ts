import { defineWords, firstLocale, type Locale } from '@handrail/engine';
import { escapeHtml } from './escape-html.ts';

export interface PlainPage {
  /** English where only operators and developers look. */
  readonly locale?: Locale;
  readonly title: string;
  readonly nonce: string;
  /** Trusted markup; whatever comes from outside has to be escaped by the caller. */
  readonly body: string;
  /** Rules that this page has beyond those of all plain pages. */
  readonly style?: string;
}

/** A whole document without a script, for when no browser app can answer. */
export function plainPage({ locale = firstLocale, title, nonce, body, style = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="${locale}">
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

export function notFoundPage(locale: Locale, nonce: string): string {
  const words = pageWords(locale);
  const body = `<h1>${words.cannotFind}</h1>`;
  return plainPage({ locale, title: words.notFound, nonce, body });
}

export function busyPage(locale: Locale, nonce: string, text: string): string {
  const words = pageWords(locale);
  // An empty href is the current page.
  const body = `<h1>${words.veryBusy}</h1>
<p>${escapeHtml(text)} ${words.isSafe}</p>
<p><a href="">${words.tryAgain}</a></p>`;
  return plainPage({ locale, title: words.busy, nonce, body });
}

export function errorPage(locale: Locale, nonce: string, debugId: string): string {
  const words = pageWords(locale);
  const body = `<h1>${words.sorry}</h1>
<p>${words.shareId}</p>
<p><code>${escapeHtml(debugId)}</code></p>`;
  return plainPage({ locale, title: words.wentWrong, nonce, body });
}

const pageWords = defineWords('plainPages', {
  notFound: 'Not found',
  cannotFind: "Sorry, we can't find that page",
  busy: 'Back in a moment',
  veryBusy: 'We’ll be right back',
  isSafe: 'Everything you saved is safe.',
  tryAgain: 'Try again',
  wentWrong: 'Something went wrong',
  sorry: "We're sorry. Something went wrong.",
  shareId: 'Please try again in a moment. If you ask for help, please share this debug ID:',
});

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
