import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from 'graphql';

/** How often a document asks again for what the same selection already has; validation compares each such pair. */
export function countRepeats(document: DocumentNode): number {
  const fragments = listFragments(document);
  const namesOfFragment = new Map<string, Names>();
  let repeats = 0;

  visit(document, {
    SelectionSet(set, _key, parent) {
      if (isInlineFragment(parent)) return;
      for (const times of namesIn(set).values()) repeats += times - 1;
    },
  });
  return repeats;

  function namesIn(set: SelectionSetNode): Names {
    const names: Names = new Map();
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) addTo(names, (selection.alias ?? selection.name).value, 1);
      if (selection.kind === Kind.INLINE_FRAGMENT) addAllTo(names, namesIn(selection.selectionSet));
      if (selection.kind === Kind.FRAGMENT_SPREAD) addAllTo(names, namesInFragment(selection.name.value));
    }
    return names;
  }

  function namesInFragment(name: string): Names {
    const known = namesOfFragment.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const names: Names = fragment ? namesIn(fragment.selectionSet) : new Map<string, number>();
    namesOfFragment.set(name, names);
    return names;
  }
}

type Names = Map<string, number>;

/** The fragments of a document by their names. */
export function listFragments(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function isInlineFragment(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'kind' in node && node.kind === Kind.INLINE_FRAGMENT;
}

function addAllTo(names: Names, more: Names): void {
  for (const [name, times] of more) addTo(names, name, times);
}

function addTo(names: Names, name: string, times: number): void {
  names.set(name, (names.get(name) ?? 0) + times);
}
