/** Asks a web service for JSON and fails unless it answers in time and with success. */
export async function askJson(
  url: URL,
  parameters: Readonly<Record<string, string | undefined>>,
  timeoutMs: number,
): Promise<unknown> {
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  // The address holds the key and what a person typed, so neither is said.
  if (!response.ok) throw new GeocoderError(String(response.status));
  return response.json();
}

export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';
  readonly code: string;

  constructor(code: string) {
    super(`The geocoder did not answer (${code}).`);
    this.code = code;
  }
}
