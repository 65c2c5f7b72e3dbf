import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { iconSprite } from './icon-sprite.ts';
import { leftToPages } from './left-to-pages.ts';
import { leftToWorkers } from './left-to-workers.ts';
import { offlineFiles } from './offline-files.ts';
import { pxFollowsText } from './px-follows-text.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [leftToWorkers(), svelte(), iconSprite(), offlineFiles()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  css: { postcss: { plugins: [pxFollowsText] } },
  worker: { format: 'es', plugins: () => [leftToPages()] },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
  server: { host: '127.0.0.1', port: 5173 },
});
