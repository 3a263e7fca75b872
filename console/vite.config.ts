import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reactCompiler } from '../tools/vite/react-compiler.ts';

/** Builds the browser's part with `vite build`, then the server's with `vite build --ssr src/entry-server.tsx`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/assets/console/',
  // A page is rendered once on the server, where remembering earlier renders gains nothing.
  plugins: isSsrBuild ? [react()] : [reactCompiler(), react()],
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: '',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The server puts every style into the page itself, so one file is what it needs.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
  // Packages are written for Node already; only the build puts them into one file.
  ssr: command === 'build' ? { noExternal: true } : {},
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
}));
