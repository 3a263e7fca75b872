import { describe, expect, it } from 'vitest';
import { recordPageViews, type ObservedRouter } from './record-page-views.ts';

type State = ObservedRouter['state'];

describe('recordPageViews', () => {
  it('tells each page once, when it has arrived, by its pattern', () => {
    const routes: string[] = [];
    let move: (state: State) => void = () => undefined;
    const router: ObservedRouter = {
      state: at('1', 'idle', undefined, 'sign-in'),
      subscribe: (listener) => (move = listener),
    };

    recordPageViews(router, (route) => void routes.push(route));
    move(at('1', 'loading', undefined, 'sign-in'));
    move(at('2', 'idle', 'program', ':programId/intro'));
    move(at('2', 'idle', 'program', ':programId/intro'));
    move(at('3', 'idle', 'case/*'));

    expect(routes).toEqual(['/sign-in', '/program/:programId/intro', 'other']);
  });
});

function at(key: string, state: string, ...paths: (string | undefined)[]): State {
  return { location: { key }, navigation: { state }, matches: paths.map((path) => ({ route: { path } })) };
}
