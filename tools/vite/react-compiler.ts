import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

const componentOrHook = /\/(?:ui|portal|console)\/src\/.*(?:\.tsx|\/use-[\w-]+\.ts)$/;

/** Runs the React Compiler over our components and hooks. Deleting this plugin changes speed, never behavior. */
export function reactCompiler(within = componentOrHook): Plugin {
  return {
    name: 'handrail:react-compiler',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: componentOrHook, exclude: /node_modules/ } },
      async handler(code, id) {
        if (!within.test(id)) return undefined;
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: [['babel-plugin-react-compiler', { target: '19' }]],
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : undefined;
      },
    },
  };
}
