import { type DocumentNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { countRepeats, listFragments } from './count-repeats.ts';
import { RefusedRequest } from './refused-request.ts';

/** How heavy a document is once its fragments are spread out. */
export interface DocumentWeight {
  readonly depth: number;
  readonly fields: number;
  readonly cost: number;
  readonly aliases: number;
  readonly directives: number;
  readonly repeats: number;
}

const nothing: DocumentWeight = { depth: 0, fields: 0, cost: 0, aliases: 0, directives: 0, repeats: 0 };

// A list below a list multiplies, and the document does not say which fields are lists.
const costFactorPerLevel = 1.5;

/** Weighs every operation; each fragment is weighed once, so nested spreads cannot make the weighing itself slow. */
export function weighDocument(document: DocumentNode): DocumentWeight {
  const weighFragment = createFragmentScale(document);
  for (const name of listFragments(document).keys()) weighFragment(name);
  const weight = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => add(weighSet(operation.selectionSet, weighFragment), countDirectives(operation)))
    .reduce(add, nothing);
  return { ...weight, repeats: countRepeats(document) };
}

type FragmentScale = (name: string) => DocumentWeight;

function createFragmentScale(document: DocumentNode): FragmentScale {
  const fragments = listFragments(document);
  const known = new Map<string, DocumentWeight | 'weighing'>();

  return function weighFragment(name) {
    const fragment = fragments.get(name);
    // Validation says later that the fragment does not exist.
    if (!fragment) return nothing;

    const weight = known.get(name);
    if (weight === 'weighing') throw new RefusedRequest(400, `Fragment "${name}" contains itself`);
    if (weight) return weight;

    known.set(name, 'weighing');
    const weighed = add(weighSet(fragment.selectionSet, weighFragment), countDirectives(fragment));
    known.set(name, weighed);
    return weighed;
  };
}

function weighSet(set: SelectionSetNode, weighFragment: FragmentScale): DocumentWeight {
  return set.selections.map((selection) => weighSelection(selection, weighFragment)).reduce(add, nothing);
}

function weighSelection(selection: SelectionNode, weighFragment: FragmentScale): DocumentWeight {
  const directives = countDirectives(selection);
  if (selection.kind === Kind.FRAGMENT_SPREAD) return add(weighFragment(selection.name.value), directives);
  if (selection.kind === Kind.INLINE_FRAGMENT) {
    return add(weighSet(selection.selectionSet, weighFragment), directives);
  }
  const below = selection.selectionSet ? weighSet(selection.selectionSet, weighFragment) : nothing;
  return {
    depth: 1 + below.depth,
    fields: 1 + below.fields,
    cost: 1 + costFactorPerLevel * below.cost,
    aliases: (selection.alias ? 1 : 0) + below.aliases,
    directives: directives.directives + below.directives,
    repeats: 0,
  };
}

function countDirectives(node: { readonly directives?: readonly unknown[] | undefined }): DocumentWeight {
  return { ...nothing, directives: node.directives?.length ?? 0 };
}

function add(left: DocumentWeight, right: DocumentWeight): DocumentWeight {
  return {
    depth: Math.max(left.depth, right.depth),
    fields: left.fields + right.fields,
    cost: left.cost + right.cost,
    aliases: left.aliases + right.aliases,
    directives: left.directives + right.directives,
    repeats: 0,
  };
}
