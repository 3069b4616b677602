import type { IslandModule } from './island-module.ts'

/** The islands that no page contains: dialogs that are mounted when they are first needed. */
const summoned = {
  information: (): Promise<IslandModule> => import('./information/island.tsx'),
  survey: (): Promise<IslandModule> => import('./survey/island.tsx'),
}
export type OnDemandIsland = keyof typeof summoned

const there = new Set<OnDemandIsland>()

/** Mounts such an island, once per page; its store then decides when it shows. Rejects if its script cannot be loaded. */
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
