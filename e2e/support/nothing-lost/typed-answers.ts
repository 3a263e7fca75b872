/** Something that a person typed and has not typed over since. */
export interface TypedAnswer {
  readonly label: string;
  readonly text: string;
  readonly device: string;
  /** Whether the page said "Saved" after it was typed. */
  isAcknowledged: boolean;
}

/** Remembers everything that was typed, until a person who had it in sight typed something else over it. */
export function rememberTyped() {
  let live: TypedAnswer[] = [];
  return {
    note: (device: string, label: string, text: string, seenBefore: string) => {
      live = live.filter((each) => each.label !== label || each.text !== seenBefore);
      live.push({ device, label, text, isAcknowledged: false });
    },
    /** The device says that the server has all that was typed there. */
    acknowledge: (device: string) => {
      for (const each of live) if (each.device === device) each.isAcknowledged = true;
    },
    list: (): readonly TypedAnswer[] => live,
  };
}

export type TypedAnswers = ReturnType<typeof rememberTyped>;
