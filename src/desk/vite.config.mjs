import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanCalls } from '../renderer/lean-calls.mjs'

const base = '/desk/'

/** The modules that every view needs are bundled in one file, because each further file costs a request. */
const shared =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/desk\/(api|session|components\/(Link|format-time|readable-rows|use-keys|use-title))/

/** The modules of the first script are bundled separately, because this script must not wait for the others. */
const first = /\/src\/(desk\/(start|address\/(desk-language|setting))|contract\/publishing\/first-requests)/

/** Adds the script that sends the first requests to the page, before the desk's scripts. */
const startScript = {
  name: 'start-script',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const start = Object.values(bundle).find(({ name, isEntry }) => isEntry && name === 'start')
      const attrs = { type: 'module', async: true, crossorigin: true, src: `${base}${start.fileName}` }
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
    },
  },
}

/**
 * The build configuration of the desk. The desk is built separately from the public pages, which load none of its
 * files. See docs/decisions/desk.md.
 */
export default defineConfig({
  root: 'src/desk',
  base,
  publicDir: false,
  plugins: [leanCalls(), tailwindcss(), startScript],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: '../../dist/desk',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      input: { index: 'src/desk/index.html', start: 'src/desk/start/start.ts' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: first, priority: 1 },
            { name: 'shared', test: shared },
          ],
        },
      },
    },
  },
})
