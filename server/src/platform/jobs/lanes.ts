/** How many jobs of a lane one process runs at a time: in all, for one partner, and for one requester. */
export interface LaneRules {
  readonly places: number;
  readonly perPartner: number;
  readonly perRequester: number;
}

/**
 * Lanes run side by side, so a lane full of slow jobs delays only jobs of the same kind. In a lane that people can
 * fill, no partner and no person ever holds every place.
 */
export const lanes = {
  /** Ends within seconds, such as a mail. */
  quick: { places: 4, perPartner: 3, perRequester: 2 },
  /** May take a minute of processor time or memory, such as a preview. */
  heavy: { places: 3, perPartner: 2, perRequester: 1 },
  /** Schedules, which visit every partner by themselves. */
  sweeps: { places: 2, perPartner: 2, perRequester: 2 },
} as const satisfies Record<string, LaneRules>;

export type LaneName = keyof typeof lanes;

/** The lanes that a job chooses from. */
export type JobLane = Exclude<LaneName, 'sweeps'>;
