/**
 * What the queue may remember of a failure: its class and code. Messages quote addresses and values, and the
 * queue is not encrypted.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'UnknownError';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code && /^[\w/-]{1,60}$/.test(code) ? `${error.name} ${code}` : error.name;
}
