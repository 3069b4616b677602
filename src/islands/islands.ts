import type { IslandModule } from './island-module.ts'

/** Every island, by its folder. This list, with what each needs, is longer than all that pages load: it comes when one wakes. */
const islands = import.meta.glob<IslandModule>('./*/island.tsx')

/** The island of a name, and what draws it. */
export async function loadIsland(name: string) {
  const load = islands[`./${name}/island.tsx`]
  if (!load) throw new Error(`No island "${name}"`)
  const [{ mount }, island] = await Promise.all([import('./mount.tsx'), load()])
  return { mount, island }
}

/**
 * What else comes later. It is named here and not where it is wanted, because each name brings the list of all that it
 * needs, and pages load only the names of what they show at once.
 */
export const later = {
  atWork: () => import('./at-work.ts'),
  atRoot: () => import('./language/at-root.ts'),
  countryDefault: () => import('./consent/country-default.ts'),
  signCheck: () => import('./sign-check/check-sign.ts'),
}
