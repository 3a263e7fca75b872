/** One line of the report: how often a second, and how that compares with the limit measured in the same run. */
export interface Measurement {
  readonly work: string;
  readonly perSecond: number;
  readonly limitPerSecond: number;
}

export function printTable(measurements: readonly Measurement[]): void {
  for (const { work, perSecond, limitPerSecond } of measurements) {
    const ratio = (perSecond / limitPerSecond).toFixed(2);
    console.log(
      `${work}: ${perSecond.toFixed(0)} a second, ${ratio} of the limit (${limitPerSecond.toFixed(0)})`,
    );
  }
}
