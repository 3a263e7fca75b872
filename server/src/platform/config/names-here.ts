/** Whether an address is HERE's, or that of a server which speaks like it; any other geocoder is Photon. */
export function namesHere(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return hostname.endsWith('.hereapi.com') || searchParams.get('vendor') === 'here';
}
