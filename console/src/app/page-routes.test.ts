import { pageRoutes } from '@handrail/engine/pages';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { createRoutes } from './create-routes.tsx';

describe('the pages of the console', () => {
  it('are those of the list that every part of the product knows', () => {
    expect(listPages(createRoutes(buildSession())).sort()).toEqual([...pageRoutes.console].sort());
  });
});

/** The addresses that show a page; redirects and the page for unknown addresses aside. */
function listPages(children: readonly RouteObject[], above = ''): string[] {
  return children.flatMap((route) => {
    const address = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.children) return listPages(route.children, address);
    return (route.Component || route.lazy) && route.path !== '*' ? [address] : [];
  });
}
