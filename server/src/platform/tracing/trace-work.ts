import type { TracedAttributes, TracedKind, Tracing } from './tracing.ts';

/** Runs the work inside a span that ends with it, marked when the work fails. */
export async function traceWork<T>(
  tracing: Tracing,
  kind: TracedKind,
  attributes: TracedAttributes,
  work: () => Promise<T>,
): Promise<T> {
  const span = tracing.start(kind, attributes);
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}
