import type { IslandModule } from './island-module.ts'

/** The loaders of islands whose page checks what the portal has signed: a list of two, for pages that strangers open once. */
export const ofChecks = import.meta.glob<IslandModule>(['./receipt/island.tsx', './verification/island.tsx'])

/** Loads an island of such a page, and what draws it. */
export async function loadIsland(name: string) {
  const load = ofChecks[`./${name}/island.tsx`]
  if (!load) throw new Error(`No island "${name}"`)
  const [{ mount }, island] = await Promise.all([import('./mount.tsx'), load()])
  return { mount, island }
}
