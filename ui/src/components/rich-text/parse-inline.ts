export interface TextPart {
  readonly text: string;
  readonly href?: string;
  readonly bold?: true;
}

/** Splits a line of copy into plain words, **bold** ones and links: [words](address), addresses, emails. */
export function parseInline(line: string): TextPart[] {
  return line.split(/\*\*([^*\n]+)\*\*/).flatMap((piece, index) => {
    const parts = parseLinks(piece);
    return index % 2 === 1 ? parts.map((part) => ({ ...part, bold: true as const })) : parts;
  });
}

const linkPattern =
  /\[([^\]]+)\]\(([^)\s]+)\)|(https?:\/\/[^\s<>()]*[^\s<>().,;:!?])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

function parseLinks(words: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of words.matchAll(linkPattern)) {
    const part = toLink(match);
    if (!part) continue;
    if (match.index > end) parts.push({ text: words.slice(end, match.index) });
    parts.push(part);
    end = match.index + match[0].length;
  }
  if (end < words.length) parts.push({ text: words.slice(end) });
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
