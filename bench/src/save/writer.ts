/** One client: saves its next step durably and comes back when that is acknowledged. */
export type Writer = () => Promise<void>;
