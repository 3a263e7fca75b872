import type { Desk } from './act.ts';
import { type Line, Refusal } from './ask.ts';
import { beginClaims } from './claiming.ts';
import type { DayWorld } from './day-world.ts';
import type { Role } from './day-visits.ts';
import { beginApplying } from './applying.ts';
import type { Arrival } from './plan-day.ts';
import type { Person } from './person.ts';
import type { Outcome } from './play-arrivals.ts';
import { type Acts, returning } from './returning.ts';
import { beginReviewing } from './reviewing.ts';
import { beginSigningIn } from './signing-in.ts';

/** Everyone of the day, each with what they have done so far. */
export function beginDay(world: DayWorld, addresses: readonly string[]) {
  const partners = world.partners.map((partner, index) => {
    const desk: Desk = { waiting: [] };
    const at = <Who extends Person>(
      people: readonly Who[],
      begin: (person: Who, line: Line) => Acts,
      role: number,
    ) =>
      people.map((person, number) => {
        const address = addresses[number % addresses.length] ?? '';
        const from = `10.${String(index * 4 + role)}.${String(number >> 8)}.${String(number & 255)}`;
        const { cookie, comeBack } = person;
        const line = { address, from, cookie };
        return returning(line, begin(person, line), comeBack);
      });
    const { people } = partner;
    return {
      applicant: at(people.applicant, (_person, line) => beginApplying({ world, partner, desk }, line), 0),
      returner: at(people.returner, (person, line) => beginSigningIn(partner, person, line), 1),
      staff: at(people.staff, (_person, line) => beginReviewing(desk, line), 2),
      payee: at(people.payee, (person, line) => beginClaims(partner, person, line), 3),
    } satisfies Record<Role, readonly Acts[]>;
  });

  return {
    countPeople: (partner: number, role: Role) => partners[partner]?.[role].length ?? 0,
    perform: async ({ partner, role, person, step }: Arrival): Promise<Outcome | undefined> => {
      const act = partners[partner]?.[role][person]?.(step);
      if (!act) return undefined;
      try {
        await act.send();
        return { kind: act.kind };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { kind: act.kind, error: error instanceof Refusal ? error.message : findCode(error) };
      }
    },
  };
}

/** Of a connection that broke, or in the answer that a refused upload quotes. */
function findCode(error: NodeJS.ErrnoException): string {
  return error.code ?? /"code":"(\w+)"/.exec(error.message)?.[1] ?? error.message;
}
