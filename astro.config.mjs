import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, passthroughImageService } from 'astro/config'
import { renderer } from './src/renderer/adapter.mjs'
import { leanCalls } from './src/renderer/lean-calls.mjs'
import { messageFiles } from './src/renderer/message-files.mjs'
import { noPreload } from './src/renderer/no-preload.mjs'
import { selfContained } from './src/renderer/self-contained.mjs'
import { syncRuntime } from './src/renderer/sync-runtime/plugin.mjs'

/**
 * The code that most islands share is in few files: many small ones compress worse, and each island would list them all. Scripts without
 * React share the stores, so these are in a file of their own, and so are the texts and icons of scripts that need no store.
 */
const chunks = [
  {
    name: 'texts',
    test: /src\/(drawings\/icons|domain\/language\/script|i18n\/(message-locale|small-translator|interpolate))\.ts$/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\// },
  { name: 'calls', test: /node_modules\/(zod|ofetch|destr|ufo|nanostores)\// },
  {
    name: 'stores',
    test: /src\/(stores|environment|contract|i18n|domain|routes)(?!\/(catalogue\/)?course).*\.ts$/,
    minShareCount: 20,
  },
  {
    name: 'island',
    test: /src\/(islands|ui)\//,
    minShareCount: 20,
  },
  { name: 'course', test: /src\/(contract\/catalogue|domain)\/course/, minShareCount: 20 },
]

/**
 * Pages are compiled once into a renderer (dist/pages/server) and client assets (dist/pages/client); the publisher then renders
 * what changed. See docs/decisions/compiled-pages.md.
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
    plugins: [selfContained(), leanCalls(), noPreload(), syncRuntime(), tailwindcss(), messageFiles()],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
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
