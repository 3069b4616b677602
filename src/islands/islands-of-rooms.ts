import type { IslandModule } from './island-module.ts'

/** The loaders of islands whose page stands alone, without the shell's islands. */
export const ofRooms = import.meta.glob<IslandModule>(['./exam-room/island.tsx'])

/** Loads an island of such a page, and what draws it: its page needs no other list. */
export async function loadIsland(name: string) {
  const load = ofRooms[`./${name}/island.tsx`]
  if (!load) throw new Error(`No island "${name}"`)
  const [{ mount }, island] = await Promise.all([import('./mount.tsx'), load()])
  return { mount, island }
}
