import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { createRecordingPorts } from '../../../testing/recording-ports.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { assertPersonThere } from './assert-person-there.ts';

const database = useTestDatabase();

/** A challenge that reads JSON, as puzzles do: many texts are one solution. */
async function setUp() {
  const { id: partnerId } = await insertPartner(database());
  const ports = {
    ...createRecordingPorts(),
    challenge: {
      issue: () => Promise.resolve({ kind: 'proofOfWork' as const, puzzle: '{}' }),
      check: ({ now }: { now: Date }, solution: string) => {
        const { puzzle } = JSON.parse(solution) as { puzzle: string };
        return Promise.resolve({ key: puzzle, expiresAt: new Date(now.getTime() + 60_000) });
      },
    },
  };
  return (challengeSolution: string) =>
    assertPersonThere(
      buildContext(database(), { partnerId, ports, client: { address: '203.0.113.9', challengeSolution } }),
    ).then(
      () => 'taken',
      (error: unknown) => (error as { code: string }).code,
    );
}

describe('assertPersonThere', () => {
  it('takes a solved puzzle once, with whatever spaces and order it is shown again', async () => {
    const show = await setUp();
    expect(await show('{"puzzle":"one","counter":1}')).toBe('taken');
    for (const again of [
      '{"puzzle":"one","counter":1}',
      '{ "puzzle": "one", "counter": 1 }',
      '{"counter":1,"puzzle":"one"}',
    ])
      expect(await show(again)).toBe('auth/challenge-required');
    expect(await show('{"puzzle":"two","counter":1}')).toBe('taken');
  });

  it('takes one of many that come at once', async () => {
    const show = await setUp();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_none, spaces) => show(`${' '.repeat(spaces)}{"puzzle":"one"}`)),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
  });
});
