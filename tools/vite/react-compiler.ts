import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Runs the React Compiler over our own components. Deleting this plugin changes speed, never behaviour. */
export function reactCompiler(): Plugin {
  return {
    name: 'handrail:react-compiler',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\/(?:ui|portal|console)\/src\/.*\.tsx?$/, exclude: /node_modules|\.test\./ },
      },
      async handler(code, id) {
        const [filename = id] = id.split('?');
        const result = await transformAsync(code, {
          filename,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          generatorOpts: { retainLines: false },
          plugins: [['babel-plugin-react-compiler', { target: '19' }]],
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : undefined;
      },
    },
  };
}
