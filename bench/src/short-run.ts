/** BENCH_SHORT=1 shows that a bench works; its figures mean nothing. */
export const isShortRun = process.env.BENCH_SHORT === '1';
