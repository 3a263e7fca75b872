/** Whether the server refused a call until the browser shows that a person is there. */
export function needsChallenge(data: unknown): boolean {
  return Object.values(data ?? {}).some(
    (payload: { metadata?: { errors?: readonly string[] } } | null) =>
      payload?.metadata?.errors?.[0] === 'auth/challenge-required',
  );
}
