import { type Place, routes } from '#src/routes.ts'
import { placesOf } from '../content-source.ts'
import type { ShellPage } from '../data/shell.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'

interface Shell {
  paths(place: Place): readonly string[]
  /** False for pages that search engines must not index. */
  indexed?: false
  /** True for pages for all screen sizes. */
  single?: true
}

const at = (path: (place: Place) => string): Shell => ({ paths: (place) => [path(place)] })
const hidden = (path: (place: Place) => string): Shell => ({ ...at(path), indexed: false })

/** The pages that need no content, with their paths. */
const shells: Record<ShellPage['family'], Shell> = {
  accessibility: at(routes.accessibility),
  'by-id': { paths: routes.byId, indexed: false },
  'check-in': hidden(routes.checkIn),
  'company-query': at(routes.companyQuery),
  contact: at(routes.contact),
  cookies: at(routes.cookies),
  error: hidden(routes.error),
  exam: hidden(routes.exam),
  'exam-invitation': hidden(routes.examInvitation),
  invitation: hidden(routes.invitation),
  'new-dates': hidden(routes.newDates),
  'not-found': hidden(routes.notFound),
  'own-certificate': hidden(routes.ownCertificates),
  payment: hidden(routes.payment),
  'personal-information': hidden(routes.personalInformation),
  'practical-exam-task': hidden(routes.practicalExamTasks),
  practice: hidden(routes.practice),
  receipt: hidden(routes.receipt),
  'smart-try': at(routes.smartTry),
  'smart-try-detail': hidden(routes.smartTryDetail),
  terms: at(routes.terms),
  'trainer-application': at(routes.joinAsTrainer),
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
