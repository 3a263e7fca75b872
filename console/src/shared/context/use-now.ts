import { useState } from 'react';

/** The moment at which a screen opened: rendering it again reads no clock, so the same data looks the same. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
