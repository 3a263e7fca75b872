/** What a thing depends on, and by which path in the definition. */
export type Dependencies<Node> = ReadonlyMap<Node, ReadonlyMap<Node, string>>;

/**
 * The circles among dependencies, each from one of its members round to the last before it. What depends on nothing is
 * taken away until only circles and what hangs on them is left; no node is in two of the circles found.
 */
export function findCycles<Node>(dependencies: Dependencies<Node>): Node[][] {
  const dependents = invert(dependencies);
  const open = new Map([...dependencies].map(([node, needs]) => [node, needs.size]));
  const cycles: Node[][] = [];

  settle([...open].filter(([, needs]) => needs === 0).map(([node]) => node));
  for (const [start] of open) {
    const cycle = followToCycle(start);
    cycles.push(cycle);
    settle([...cycle]);
  }
  return cycles;

  function settle(settled: Node[]): void {
    for (const node of settled) open.delete(node);
    for (const node of settled) {
      for (const dependent of dependents.get(node) ?? []) {
        const needs = open.get(dependent);
        if (needs === undefined) continue;
        open.set(dependent, needs - 1);
        if (needs > 1) continue;
        open.delete(dependent);
        settled.push(dependent);
      }
    }
  }

  function followToCycle(start: Node): Node[] {
    const way = new Set<Node>();
    let node = start;
    while (!way.has(node)) {
      way.add(node);
      node = firstOpen(node);
    }
    const steps = [...way];
    return steps.slice(steps.indexOf(node));
  }

  /** What is still open depends on something that is still open, else it would have been settled. */
  function firstOpen(node: Node): Node {
    for (const needed of dependencies.get(node)?.keys() ?? []) if (open.has(needed)) return needed;
    return node;
  }
}

function invert<Node>(dependencies: Dependencies<Node>): Map<Node, Node[]> {
  const dependents = new Map<Node, Node[]>();
  for (const [node, needs] of dependencies) {
    for (const needed of needs.keys()) {
      const list = dependents.get(needed);
      if (list) list.push(node);
      else dependents.set(needed, [node]);
    }
  }
  return dependents;
}
