import { defineConfig } from 'vite';

/** Bundles the server's own code; packages stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    target: 'node20',
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        cli: 'src/cli.ts',
        // Runs as a process of its own, which is started from a file.
        'render.worker': 'src/modules/documents/previews/render.worker.mjs',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
