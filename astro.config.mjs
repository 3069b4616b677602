import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, passthroughImageService } from 'astro/config'
import { renderer } from './scripts/renderer/adapter.mjs'

/**
 * Pages are compiled once into a renderer (dist/server) and client assets (dist/client); the publisher then renders
 * what changed. See docs/decisions/rendering.md.
 */
export default defineConfig({
  output: 'server',
  adapter: renderer(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0 },
    resolve: { dedupe: ['react', 'react-dom'] },
    // Islands load these when they are woken; found only then, they would reload the page in development.
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        '@nanostores/react',
        'nanostores',
        'ofetch',
        'zod/mini',
      ],
    },
  },
})
