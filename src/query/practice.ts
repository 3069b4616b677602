import { type CertificationKind, certificationKind } from '../domain/course/course.ts'
import { type Place, routes } from '../routes.ts'

/** The address at which a programme is practised. */
export const practiceAddress = (place: Place, kind: CertificationKind): string =>
  `${routes.practice(place)}?kind=${kind}`

/** The programme that a query names; undefined where it names none. */
export const parseProgramme = (query: URLSearchParams): CertificationKind | undefined =>
  certificationKind.options.find((kind) => kind === query.get('kind'))
