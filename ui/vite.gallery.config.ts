import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reactCompiler } from '../tools/vite/react-compiler.ts';

export default defineConfig({
  root: `${import.meta.dirname}/gallery`,
  base: '/dev/gallery/',
  publicDir: false,
  plugins: [reactCompiler(), react()],
  build: {
    target: 'es2022',
    outDir: '../dist/gallery',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
});
