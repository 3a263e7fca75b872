import type { TracedAttributes, TracedKind } from './tracing.ts';

const names = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  operation: 'graphql.operation.name',
  job: 'handrail.job.name',
  attempt: 'handrail.job.attempt',
  partnerId: 'handrail.partner.id',
  requestId: 'handrail.request.id',
} as const satisfies Record<keyof TracedAttributes, string>;

/** The attributes under their OpenTelemetry names; whatever is not on the list stays out. */
export function toSpanAttributes(attributes: TracedAttributes): Record<string, string | number> {
  const entries = Object.entries(names).map(
    ([key, name]) => [name, attributes[key as keyof typeof names]] as const,
  );
  return Object.fromEntries(
    entries.filter((entry): entry is [(typeof entry)[0], string | number] => isShort(entry[1])),
  );
}

/** A span's name groups like with like, so it holds patterns and names, never ids. */
export function toSpanName(kind: TracedKind, { method, route, operation, job }: TracedAttributes): string {
  const detail = { http: [method, route], graphql: [operation], job: [job] }[kind];
  return [kind, ...detail.filter((part) => isShort(part))].join(' ');
}

function isShort(value: string | number | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= 200);
}
