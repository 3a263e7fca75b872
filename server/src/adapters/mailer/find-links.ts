const hrefs = /\bhref\s*=\s*"([^"]*)"/gi;
const addresses = /\bhttps?:\/\/[^\s<>"']+/gi;
const entities = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' } as const;

/** The links a person could follow from a mail: those of the HTML first, then those only the plain text has. */
export function findLinks(html: string, text: string): string[] {
  const fromHtml = [...html.matchAll(hrefs)].map((match) => decodeEntities(match[1] ?? ''));
  const fromText = [...text.matchAll(addresses)].map((match) => match[0].replace(/[.,;:!?)]+$/, ''));
  return [...new Set([...fromHtml, ...fromText])];
}

function decodeEntities(value: string): string {
  return value.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity as keyof typeof entities]);
}
