import type { IslandModule } from './island-module.ts'

/** The loaders of islands that stand on one page alone, or that few wake: what each needs is listed here and not for all pages. */
export const ofPages = import.meta.glob<IslandModule>([
  './certificate/island.tsx',
  './certification-courses/island.tsx',
  './certification-enrolment/island.tsx',
  './certification-list/island.tsx',
  './certification-progress/island.tsx',
  './check-in/island.tsx',
  './company-query/island.tsx',
  './comparison/island.tsx',
  './contact/island.tsx',
  './date-alert-link/island.tsx',
  './invitation/island.tsx',
  './my-learning/island.tsx',
  './payment/island.tsx',
  './plan/island.tsx',
  './practical-exam-enrolment/island.tsx',
  './practical-exam-task/island.tsx',
  './practice/island.tsx',
  './profile/island.tsx',
  './search/island.tsx',
  './smart-try/island.tsx',
  './suggestions/island.tsx',
  './trainer-application/island.tsx',
])

/** Loads an island of one page, and what draws it. */
export async function loadIsland(name: string) {
  const load = ofPages[`./${name}/island.tsx`]
  if (!load) throw new Error(`No island "${name}"`)
  const [{ mount }, island] = await Promise.all([import('./mount.tsx'), load()])
  return { mount, island }
}
