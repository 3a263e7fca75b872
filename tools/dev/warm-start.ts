import type { Plugin } from 'vite';

/** The file that a process runs before it is needed. */
export const warmEntry = 'warm.js';

/**
 * Loading packages is most of what a start costs, and they do not change with the sources.
 * So the next process has them loaded, and loads the server itself when it is told to.
 */
export function addWarmEntry(): Plugin {
  return {
    name: 'handrail:warm-entry',
    generateBundle(_options, bundle) {
      const imported = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.imports : []));
      const packages = [...new Set(imported)].filter((name) => !(name in bundle));
      this.emitFile({ type: 'asset', fileName: warmEntry, source: toWarmSource(packages) });
    },
  };
}

function toWarmSource(packages: readonly string[]): string {
  return [
    ...packages.map((name) => `import ${JSON.stringify(name)};`),
    "process.once('disconnect', () => process.exit());",
    "process.once('message', (env) => {",
    "  process.removeAllListeners('disconnect');",
    '  Object.assign(process.env, env);',
    "  void import('./main.js');",
    '  process.channel.unref();',
    '});',
    '',
  ].join('\n');
}
