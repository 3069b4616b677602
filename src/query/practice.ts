import { type CertificationKind, certificationKind } from '../domain/course/course.ts'
import { type Place, routes } from '../routes.ts'

/** Returns the URL of the practice page of a certification kind. */
export const practiceUrl = (place: Place, kind: CertificationKind): string =>
  `${routes.practice(place)}?kind=${kind}`

/** Returns the certification kind that a query names; undefined if there is none. */
export const parsePracticeKind = (query: URLSearchParams): CertificationKind | undefined =>
  certificationKind.options.find((kind) => kind === query.get('kind'))
