import type { IslandModule } from './island-module.ts'

/** The islands that no page contains: dialogs that are mounted when they are first needed. */
const loaders = {
  information: (): Promise<IslandModule> => import('./information/island.tsx'),
  survey: (): Promise<IslandModule> => import('./survey/island.tsx'),
}
export type OnDemandIsland = keyof typeof loaders

const mounted = new Set<OnDemandIsland>()

/** Mounts such an island, once per page; its store then decides when it shows. Rejects if its script cannot be loaded. */
export async function mountOnDemand(name: OnDemandIsland): Promise<void> {
  if (mounted.has(name)) return
  mounted.add(name)
  try {
    const [{ mount }, island] = await Promise.all([import('./mount.tsx'), loaders[name]()])
    await mount(document.body.appendChild(document.createElement('div')), island, {})
  } catch (error) {
    mounted.delete(name)
    throw error
  }
}
