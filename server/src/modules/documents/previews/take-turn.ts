let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Lets this server do one thing after the other: a large picture costs its pixels, and several at once cost the
 * machine. Only for work that ends by itself after a while, because everybody behind waits for it.
 */
export function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}
