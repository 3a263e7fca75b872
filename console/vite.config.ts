import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listPageAssets } from '../tools/vite/page-assets.ts';
import { reactCompiler } from '../tools/vite/react-compiler.ts';

const root = import.meta.dirname;
const base = '/assets/console/';

/** Small parts that every page shows: apart from the entry, each would be a file of its own. */
const everywhere =
  /\/ui\/src\/(?:request-error|say-request-failure|texts\/|components\/(?:banner|dialog|text-field\/(?:field-|password|text-field))|press\/use-modal)|\/engine\/src\/language\/locale/;

/** Builds the browser's part with `vite build`, then the server's with `vite build --ssr src/entry-server.tsx`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base,
  // A page is rendered once on the server, where remembering earlier renders gains nothing.
  plugins: isSsrBuild ? [react()] : [reactCompiler(), react()],
  define: isSsrBuild
    ? { __PAGE_ASSETS__: JSON.stringify(listPageAssets(path.join(root, 'dist/client'), base)) }
    : {},
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: '',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The server puts the styles of the app and of the opened page into the page itself.
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'everywhere', test: everywhere }] } },
        },
  },
  // Packages are written for Node already; only the build puts them into one file.
  ssr: command === 'build' ? { noExternal: true } : {},
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
}));
