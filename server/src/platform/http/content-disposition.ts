/** The header of RFC 6266: a plain name for old programs, and the name itself, percent-encoded, for all others. */
export function contentDisposition(type: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replace(/[^ !#$&+\-.^_`|~0-9A-Za-z]/g, '_');
  const encoded = encodeURIComponent(filename.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
