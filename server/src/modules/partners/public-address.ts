/** Whether a picture or page may be shown to people: over https, or one of our own files. */
export function isPublicAddress(address: string): boolean {
  if (/^\/assets\/[\w.-]+(\/[\w.-]+)*$/.test(address)) return !address.split('/').includes('..');
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
