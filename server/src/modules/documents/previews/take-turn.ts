let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Does one thing after the other in this process: a large picture costs its pixels, and several at once cost the
 * server. Only for work that ends by itself after a while, because everybody behind waits for it.
 */
export function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}
