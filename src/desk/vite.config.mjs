import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The build of the desk, apart from that of the pages: readers load none of it. See docs/decisions/desk.md. */
export default defineConfig({
  root: 'src/desk',
  base: '/desk/',
  publicDir: false,
  plugins: [tailwindcss()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir: '../../dist/desk', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023' },
})
