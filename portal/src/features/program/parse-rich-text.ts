export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** Splits copy at blank lines into paragraphs, and each into plain text and links: [words](address), addresses, emails. */
export function parseRichText(text: string): TextPart[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(parseParagraph);
}

const linkPattern =
  /\[([^\]]+)\]\(([^)\s]+)\)|(https?:\/\/[^\s<>()]*[^\s<>().,;:!?])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

function parseParagraph(paragraph: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(linkPattern)) {
    const part = toLink(match);
    if (!part) continue;
    if (match.index > end) parts.push({ text: paragraph.slice(end, match.index) });
    parts.push(part);
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end) });
  return parts;
}

function toLink([, words, address, url, email]: RegExpExecArray): TextPart | undefined {
  if (email) return { text: email, href: `mailto:${email}` };
  if (url) return { text: url, href: url };
  return words && address && isSafeAddress(address) ? { text: words, href: address } : undefined;
}

/** Copy may be written by a partner, so a link leads to a page or a mail and never runs anything. */
function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(address);
}
