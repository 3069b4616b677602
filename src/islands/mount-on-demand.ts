import type { IslandModule } from './island-module.ts'

/** The islands that no page has a place for: dialogs that are drawn the first time they are needed. */
const summoned = {
  information: (): Promise<IslandModule> => import('./information/island.tsx'),
  survey: (): Promise<IslandModule> => import('./survey/island.tsx'),
}
export type OnDemandIsland = keyof typeof summoned

const there = new Set<OnDemandIsland>()

/** Draws such an island, once a page; it then shows itself by its store. Fails where its script can't be loaded. */
export async function mountOnDemand(name: OnDemandIsland): Promise<void> {
  if (there.has(name)) return
  there.add(name)
  try {
    const [{ mount }, island] = await Promise.all([import('./mount.tsx'), summoned[name]()])
    await mount(document.body.appendChild(document.createElement('div')), island, {})
  } catch (error) {
    there.delete(name)
    throw error
  }
}
