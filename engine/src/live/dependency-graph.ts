import type { Scope, Slot } from '../rules/scope.ts';
import type {
  CompiledScope,
  CompiledSlot,
  DependencyTarget,
  DeepDependent,
  GraphNode,
} from './compiled-program.ts';

/** A node while the graph is being built. */
export interface GrowingNode extends GraphNode {
  order: number;
  readonly dependents: GrowingNode[];
  compiledSlot: CompiledSlot | undefined;
  /** What it waits for, some of it perhaps twice. */
  readonly prerequisites: GraphNode[];
}

export function createNode(
  kind: GraphNode['kind'],
  index: number,
  prerequisites: readonly GraphNode[],
): GrowingNode {
  return {
    kind,
    index,
    order: -1,
    dependents: [],
    compiledSlot: undefined,
    prerequisites: [...prerequisites],
  };
}

/** Notes that a node or a check of a scope depends on the slots that its rules read. */
export function connectReads(
  form: CompiledScope,
  scope: Scope,
  target: DependencyTarget,
  reads: ReadonlySet<Slot>,
): void {
  for (const read of reads) {
    const lists = findListsBetween(read.scope, scope);
    if (lists) connect(getScope(form, read.scope), read, lists, target);
  }
}

/** Puts nodes in an order in which each comes after all that it depends on. */
export function orderNodes(nodes: readonly GraphNode[]): GraphNode[] {
  const ordered: GrowingNode[] = [];
  const entered = new Set<GraphNode>();
  const visit = (node: GrowingNode): void => {
    if (node.order >= 0) return;
    if (entered.has(node)) throw new Error('The definition has a cycle; checkProgram says where.');
    entered.add(node);
    for (const prerequisite of new Set(node.prerequisites as GrowingNode[])) {
      visit(prerequisite);
      prerequisite.dependents.push(node);
    }
    node.prerequisites.length = 0;
    node.order = ordered.push(node) - 1;
  };
  for (const node of nodes as readonly GrowingNode[]) visit(node);
  return ordered;
}

function connect(scope: CompiledScope, read: Slot, lists: readonly Slot[], target: DependencyTarget): void {
  const source = scope.slots[read.index] as GrowingSlot;
  const [outermost] = lists;
  if (outermost) {
    source.deepDependents.push({ lists: lists.map(({ index }) => index), target });
    // What is inside of entries is worked out with their list, so the list itself has to wait.
    const list = scope.slots[outermost.index] as GrowingSlot;
    if ('node' in target) list.node.prerequisites.push(source.node);
  } else if ('node' in target) {
    (target.node as GrowingNode).prerequisites.push(source.node);
  } else {
    source.checkDependents.push(target.checkOf);
  }
}

type GrowingSlot = Omit<CompiledSlot, 'node' | 'checkDependents' | 'deepDependents'> & {
  readonly node: GrowingNode;
  readonly checkDependents: number[];
  readonly deepDependents: DeepDependent[];
};

/** The repeated groups that lead from an outer scope to an inner one, outermost first; nothing when it is not around it. */
function findListsBetween(outer: Scope, inner: Scope): Slot[] | undefined {
  const lists: Slot[] = [];
  for (let scope: Scope | undefined = inner; scope; scope = scope.list?.scope) {
    if (scope === outer) return lists;
    if (scope.list) lists.unshift(scope.list);
  }
  return undefined;
}

function getScope(form: CompiledScope, { list }: Scope): CompiledScope {
  if (!list) return form;
  const entry = getScope(form, list.scope).slots[list.index]?.entry;
  if (!entry) throw new Error(`${list.key} is no repeated group`);
  return entry;
}
