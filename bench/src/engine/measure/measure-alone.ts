import type { Contender, OpenForm } from '../contender.ts';
import type { BenchAnswers } from '../form/bench-form.ts';
import { generateForm } from '../form/generate-form.ts';
import { generateSession } from '../form/generate-session.ts';
import { loadPeer } from '../load-peer.ts';
import { seeds } from './seeds.ts';

const openingMs = 1_500;
const mostForms = 300;

export interface AloneResult {
  readonly coldLoadMs: number;
  readonly bytesPerForm?: number;
}

/** What only a fresh process shows: the first form of its life, and what each further form weighs. */
export function measureAlone(contender: Contender, size: number): AloneResult {
  const form = generateForm(size, seeds.form);
  const definition = JSON.stringify(contender.define(form));
  const answers = JSON.stringify(generateSession(form, seeds.session, 0).answers);
  const readAnswers = () => JSON.parse(answers) as BenchAnswers;
  const firstAnswers = readAnswers();
  contender.packages.forEach(loadPeer);

  const begun = performance.now();
  const { open, accepts } = contender.load(definition);
  const first = open ? open(firstAnswers) : accepts?.(firstAnswers);
  const coldLoadMs = performance.now() - begun;
  if (first === undefined) throw new Error(`${contender.name} has nothing to show`);
  return open ? { coldLoadMs, bytesPerForm: weigh(() => open(readAnswers())) } : { coldLoadMs };
}

function weigh(openForm: () => OpenForm): number {
  const forms: OpenForm[] = [];
  const before = countBytes();
  const end = performance.now() + openingMs;
  do forms.push(openForm());
  while (forms.length < mostForms && performance.now() < end);
  return (countBytes() - before) / forms.length;
}

function countBytes(): number {
  if (!globalThis.gc) throw new Error('Run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
