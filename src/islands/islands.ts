import type { IslandModule } from './island-module.ts'

/**
 * The loader of every island, by its file. This list, with everything that each needs, is longer than all
 * scripts of a page: it is loaded when an island wakes.
 */
const islands = import.meta.glob<IslandModule>([
  './*/island.tsx',
  // Only their own pages load these: islands-of-rooms.ts, islands-of-pages.ts, islands-of-checks.ts; and summon.ts.
  '!./certificate/island.tsx',
  '!./certification-courses/island.tsx',
  '!./certification-enrolment/island.tsx',
  '!./certification-list/island.tsx',
  '!./certification-progress/island.tsx',
  '!./check-in/island.tsx',
  '!./company-query/island.tsx',
  '!./comparison/island.tsx',
  '!./contact/island.tsx',
  '!./date-alert-link/island.tsx',
  '!./exam-room/island.tsx',
  '!./information/island.tsx',
  '!./invitation/island.tsx',
  '!./my-learning/island.tsx',
  '!./payment/island.tsx',
  '!./plan/island.tsx',
  '!./practical-exam-enrolment/island.tsx',
  '!./practical-exam-task/island.tsx',
  '!./practice/island.tsx',
  '!./profile/island.tsx',
  '!./receipt/island.tsx',
  '!./search/island.tsx',
  '!./smart-try/island.tsx',
  '!./suggestions/island.tsx',
  '!./survey/island.tsx',
  '!./trainer-application/island.tsx',
  '!./verification/island.tsx',
])

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
  atWork: () => import('./after-interaction.ts'),
  atRoot: async () => (await import('./language/at-root.ts')).leadByCookie(),
  countryDefault: () => import('./consent/country-default.ts'),
  signCheck: async (url: URLSearchParams) =>
    (await import('./after-interaction/check-sign.ts')).checkSign(url),
}
