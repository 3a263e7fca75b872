import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from '../tools/vite/lean-router.ts';
import { listPageScripts } from '../tools/vite/page-scripts.ts';
import { reactCompiler } from '../tools/vite/react-compiler.ts';

const root = import.meta.dirname;
const base = '/assets/portal/';

// Remembering earlier renders costs bytes: the first load has none to spare, and the server renders a page only once.
const beyondFirstLoad = /\/portal\/src\/features\/(?!identity\/|shell\/)/;

const firstShared =
  /\/(?:ui\/src|portal\/src\/(?:app|features\/(?:identity|partner|shell)))\/(?!query-client)/;

// Few files compress better than many, and vendors change less often than we do.
const initial = ['$initial' as const];
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', test: /node_modules/, tags: initial },
    { name: 'query', test: /node_modules\/@tanstack\// },
    { name: 'app', tags: initial },
    // Sign-in shares it too, so it holds nothing that begins only after sign-in.
    { name: 'common', test: firstShared, minShareCount: 5 },
  ],
};

/** Builds the browser's part with `vite build`, then the server's with `vite build --ssr src/entry-server.tsx`. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  base,
  plugins: isSsrBuild ? [react()] : [leanRouter(), reactCompiler(beyondFirstLoad), react()],
  define: isSsrBuild
    ? {
        __PAGE_SCRIPTS__: JSON.stringify(
          listPageScripts(path.join(root, 'dist/client/.vite/manifest.json'), base),
        ),
      }
    : {},
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: '',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The server puts every style into the page itself, so one file is what it needs.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx', output: { codeSplitting } },
  },
  ssr: { noExternal: true },
}));
