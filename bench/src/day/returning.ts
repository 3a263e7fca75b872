import type { Act } from './act.ts';
import type { Line } from './ask.ts';
import type { Step } from './day-visits.ts';
import type { Person } from './person.ts';

export type Acts = (step: Step) => Act | undefined;

/** Sessions end after a quarter of an hour without a sign of life. */
const awayMs = Number(process.env.DAY_AWAY_SECONDS ?? 600) * 1000;

/** Whoever was away for long signs in again before they go on. */
export function returning(line: Line, acts: Acts, comeBack: Person['comeBack']): Acts {
  let lastMs = Date.now();
  return (step) => {
    const act = acts(step);
    // A link is asked for without the session, which ends as if nobody had been there.
    if (!act || !comeBack || line.cookie === '' || act.kind === 'link') return act;
    const send = async () => {
      if (Date.now() - lastMs > awayMs) line.cookie = (await comeBack()).cookie;
      lastMs = Date.now();
      return act.send();
    };
    return { ...act, send };
  };
}
