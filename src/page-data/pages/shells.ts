import { type Place, routes } from '#src/routes.ts'
import { placesOf } from '../content-source.ts'
import type { ShellPage } from '../data/shell.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'

interface Shell {
  paths(place: Place): readonly string[]
  /** False for pages that search engines must not index. */
  indexed?: false
  /** True for pages with one version for all screen sizes; other pages have a desktop and a mobile version. */
  single?: true
}

const indexedShell = (path: (place: Place) => string): Shell => ({ paths: (place) => [path(place)] })
const unindexed = (path: (place: Place) => string): Shell => ({ ...indexedShell(path), indexed: false })

/** The pages that need no content when they are published, with their paths. */
const shells: Record<ShellPage['family'], Shell> = {
  accessibility: indexedShell(routes.accessibility),
  'by-id': { paths: routes.byId, indexed: false },
  'check-in': unindexed(routes.checkIn),
  'company-query': indexedShell(routes.companyQuery),
  contact: indexedShell(routes.contact),
  cookies: indexedShell(routes.cookies),
  countries: indexedShell(routes.countries),
  error: unindexed(routes.error),
  exam: unindexed(routes.exam),
  'exam-invitation': unindexed(routes.examInvitation),
  invitation: unindexed(routes.invitation),
  'new-dates': unindexed(routes.newDates),
  'not-found': unindexed(routes.notFound),
  'own-certificate': unindexed(routes.ownCertificates),
  payment: unindexed(routes.payment),
  'personal-information': unindexed(routes.personalInformation),
  'practical-exam-task': unindexed(routes.practicalExamTasks),
  practice: unindexed(routes.practice),
  receipt: unindexed(routes.receipt),
  'smart-try': indexedShell(routes.smartTry),
  'smart-try-detail': unindexed(routes.smartTryDetail),
  terms: indexedShell(routes.terms),
  'trainer-application': indexedShell(routes.joinAsTrainer),
  verification: {
    paths: (place) => (place.variant === 'desktop' ? [routes.verification(place)] : []),
    indexed: false,
    single: true,
  },
}

const families = Object.keys(shells) as ShellPage['family'][]

export const shellPages: FixedPageMaker = {
  shows: [],
  pages: async (source) =>
    placesOf(source).flatMap((place) =>
      families.flatMap((family) => {
        const { paths, ...rest } = shells[family]
        return paths(place).map((path) => ({ path, place, data: { family }, ...rest }))
      }),
    ),
}
