import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: `${import.meta.dirname}/gallery`,
  base: '/dev/gallery/',
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'es2022',
    outDir: '../dist/gallery',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
});
