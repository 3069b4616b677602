import type { IslandModule } from './island-module.ts'

/** The loader of every island, by its file path. */
const islands = import.meta.glob<IslandModule>('./*/island.tsx')

/** Loads an island by name, together with the function that mounts islands. */
export async function loadIsland(name: string) {
  const load = islands[`./${name}/island.tsx`]
  if (!load) throw new Error(`No island "${name}"`)
  const [{ mount }, island] = await Promise.all([import('./mount.tsx'), load()])
  return { mount, island }
}
