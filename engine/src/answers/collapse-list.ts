/** How many items of a long list are shown before "See more" (P597, P760). */
const collapsedCount = 6;

export type CollapseButton = 'See more' | 'See less';

interface CollapsedList<Item> {
  readonly items: readonly Item[];
  /** Changes how many are shown; a short list has none. */
  readonly button?: CollapseButton;
}

/** The items of a list that are shown. A button never stands for a single item, which takes no more room. */
export function collapseList<Item>(
  items: readonly Item[],
  isExpanded: boolean,
  staysInSight: (item: Item) => boolean = () => false,
): CollapsedList<Item> {
  let room = collapsedCount - items.filter(staysInSight).length;
  const few = items.filter((item) => staysInSight(item) || room-- > 0);
  if (items.length - few.length < 2) return { items };
  return isExpanded ? { items, button: 'See less' } : { items: few, button: 'See more' };
}
