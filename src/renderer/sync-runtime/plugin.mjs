import { fileURLToPath } from 'node:url'
import { chooseRuntime } from '../runtime.mjs'

const ownRuntime = fileURLToPath(new URL('./runtime.ts', import.meta.url))

/** Returns a Vite plugin that compiles pages against our own runtime in builds; development keeps Astro's runtime. */
export function syncRuntime() {
  const { isSync } = chooseRuntime()
  return {
    name: 'sync-runtime',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      define: {
        'import.meta.env.SYNC_RENDERING': JSON.stringify(isSync),
        // React reads this variable when pages are rendered; without the replacement, rendering takes four times as
        // long.
        'process.env.NODE_ENV': '"production"',
      },
    }),
    resolveId: (id) => (isSync && id === 'astro/compiler-runtime' ? ownRuntime : undefined),
  }
}
