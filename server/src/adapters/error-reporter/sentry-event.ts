import type { ErrorEvent, StackFrame } from '@sentry/core';

const tagNames = ['debugId', 'requestId', 'partnerId', 'operation'] as const;

/**
 * What Sentry may see of an error: its type, where it was thrown, and the ids to find it in our own log. The event is
 * built anew, so that a field which a later version adds stays out. Messages stay home: they quote values.
 */
export function toAllowedEvent(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, environment, release, tags = {} } = event;
  const values = (event.exception?.values ?? []).map(({ type, stacktrace }) => ({
    ...(type && { type }),
    stacktrace: { frames: (stacktrace?.frames ?? []).map(toAllowedFrame) },
  }));
  return {
    type: undefined,
    ...(event_id && { event_id }),
    ...(timestamp && { timestamp }),
    ...(platform && { platform }),
    ...(level && { level }),
    ...(environment && { environment }),
    ...(release && { release }),
    tags: Object.fromEntries(tagNames.filter((name) => name in tags).map((name) => [name, tags[name]])),
    exception: { values },
  };
}

function toAllowedFrame({ filename, function: name, lineno, colno, module, in_app }: StackFrame): StackFrame {
  return {
    ...(filename && { filename }),
    ...(name && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(module && { module }),
    ...(in_app !== undefined && { in_app }),
  };
}
