import type { Contender } from '../contender.ts';
import { applyEdit } from '../form/apply-edit.ts';
import type { BenchAnswers, Entry, Outcome } from '../form/bench-form.ts';
import { loadPeer } from '../load-peer.ts';
import { toLogicForm, type JsonLogic, type LogicForm, type LogicRule } from './json-logic-rules.ts';

interface LogicEngine {
  readonly build: (logic: JsonLogic) => (data: unknown) => unknown;
}

/** Visibility and sums, compiled by json-logic-engine, all again after each edit; it knows no errors. */
export const jsonLogicEngine: Contender = {
  name: 'json-logic-engine',
  does: 'rules',
  packages: ['json-logic-engine'],
  bundle: { 'json-logic-engine': ['LogicEngine'] },
  define: toLogicForm,
  load: (definition) => {
    const { LogicEngine } = loadPeer('json-logic-engine') as { LogicEngine: new () => LogicEngine };
    const engine = new LogicEngine();
    const compile = ({ key, logic }: LogicRule) => ({
      key,
      run: logic === undefined ? () => true : engine.build(logic),
    });
    const form = JSON.parse(definition) as LogicForm;
    const fields = form.fields.map(compile);
    const groups = form.groups.map(({ key, parts }) => ({ key, parts: parts.map(compile) }));
    const sumRules = form.sums.map(compile);

    const evaluate = (answers: BenchAnswers): Outcome => {
      const visible = fields.filter(({ run }) => run(answers)).map(({ key }) => key);
      for (const { key, parts } of groups) {
        (answers[key] as readonly Entry[]).forEach((entry, index) => {
          for (const part of parts) if (part.run(entry)) visible.push(`${key}.${index}.${part.key}`);
        });
      }
      const sums: Record<string, number> = {};
      const withSums = { ...answers };
      for (const { key, run } of sumRules) withSums[key] = sums[key] = Number(run(withSums));
      return { visible, wrong: [], sums };
    };
    return {
      open: (answers) => {
        let current = answers;
        let outcome = evaluate(current);
        return {
          edit: (edit) => {
            current = applyEdit(current, edit);
            outcome = evaluate(current);
          },
          read: () => outcome,
        };
      },
    };
  },
};
