import type { IslandModule } from './island-module.ts'

/** The islands that are not part of any page: dialogs that are mounted when they are first needed. */
const loaders = {
  information: (): Promise<IslandModule> => import('./information/island.tsx'),
  survey: (): Promise<IslandModule> => import('./survey/island.tsx'),
}
export type OnDemandIsland = keyof typeof loaders

const mounted = new Set<OnDemandIsland>()

/**
 * Mounts the island of a dialog, once per page; the dialog's store then decides when the dialog is visible. Rejects
 * if the script of the island cannot be loaded.
 */
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
