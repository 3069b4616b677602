import { fileURLToPath } from 'node:url'
import { chosenRuntime } from '../runtime.mjs'

const own = fileURLToPath(new URL('./runtime.ts', import.meta.url))

/** Compiled pages answer at once where pages are compiled; development keeps Astro's runtime. */
export function atOnce() {
  const { atOnce } = chosenRuntime()
  return {
    name: 'at-once',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      define: {
        'import.meta.env.AT_ONCE': JSON.stringify(atOnce),
        // React asks for it when pages are rendered, whatever the environment of the publisher is: four times as slowly otherwise.
        'process.env.NODE_ENV': '"production"',
      },
    }),
    resolveId: (id) => (atOnce && id === 'astro/compiler-runtime' ? own : undefined),
  }
}
