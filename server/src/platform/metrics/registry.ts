export type Labels = Readonly<Record<string, string | number>>;

export interface Sample {
  /** Behind the name of the metric, such as `_sum` of a histogram. */
  readonly suffix?: string;
  readonly labels?: Labels;
  readonly value: number;
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

/** What the product measures, printed the way Prometheus reads it. */
export interface Registry {
  readonly contentType: string;
  readonly add: (metric: Metric) => void;
  readonly print: () => Promise<string>;
}

export function createRegistry(): Registry {
  const metrics = new Map<string, Metric>();
  return {
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    add: (metric) => {
      if (metrics.has(metric.name)) throw new Error(`${metric.name} is measured twice`);
      metrics.set(metric.name, metric);
    },
    print: async () => `${(await Promise.all([...metrics.values()].map(printMetric))).join('\n\n')}\n`,
  };
}

async function printMetric({ name, help, type, read }: Metric): Promise<string> {
  const samples = await read();
  const heading = [`# HELP ${name} ${escape(help)}`, `# TYPE ${name} ${type}`];
  return [...heading, ...samples.map((sample) => printSample(name, sample))].join('\n');
}

function printSample(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(String(text))}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${printNumber(value)}`;
}

function printNumber(value: number): string {
  if (Number.isFinite(value) || Number.isNaN(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function escapeLabel(text: string): string {
  return escape(text).replaceAll('"', '\\"');
}
