import { createRequire } from 'node:module'

/** The version of Astro whose output was compared with ours, byte by byte: `npm run prove -- renderer`. */
const compared = '7.3.5'

/** The version of Astro that is installed. */
const installed = () => createRequire(import.meta.url)('astro/package.json').version

/**
 * Which runtime compiled pages call: our own (src/renderer/at-once), or Astro's, where `PAGES_BY=astro` asks for it or another
 * Astro is installed than the one that was compared; then `why` tells so.
 * @returns {{ atOnce: boolean, why?: string }}
 */
export function chosenRuntime() {
  if (process.env.PAGES_BY === 'astro') return { atOnce: false }
  const version = installed()
  if (version === compared) return { atOnce: true }
  return {
    atOnce: false,
    why: `Pages are rendered by Astro ${version} itself, four times as slowly: our own renderer was compared with ${compared} (docs/decisions/rendering.md).`,
  }
}

/** The folder of what is compiled: pages by Astro itself lie beside those that readers get. */
export const compiledFolder = () => (process.env.PAGES_BY === 'astro' ? 'dist-by-astro' : 'dist/pages')
