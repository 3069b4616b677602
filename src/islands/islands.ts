import type { IslandModule } from './island-module.ts'

/**
 * The loader of every island, by its file. This list, with everything that each needs, is longer than all
 * scripts of a page: it is loaded when an island wakes.
 */
const islands = import.meta.glob<IslandModule>('./*/island.tsx')

/** Loads the island of a name, and what draws it. */
export async function loadIsland(name: string) {
  const load = islands[`./${name}/island.tsx`]
  if (!load) throw new Error(`No island "${name}"`)
  const [{ mount }, island] = await Promise.all([import('./mount.tsx'), load()])
  return { mount, island }
}

/**
 * Loaders of scripts that come late. They are listed here and not where they are used, because each brings
 * the list of everything that it needs, and pages load only the lists of what they show at once.
 */
export const later = {
  atWork: () => import('./at-work.ts'),
  atRoot: () => import('./language/at-root.ts'),
  countryDefault: () => import('./consent/country-default.ts'),
  signCheck: () => import('./at-work/check-sign.ts'),
}
