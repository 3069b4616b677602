import { getBanners } from '#src/contract/catalogue/banner.ts'
import { getCertification } from '#src/contract/catalogue/certification.ts'
import { findClassrooms, findWorkshops, getClassroom } from '#src/contract/catalogue/classroom.ts'
import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import { type CertificationKind, certificationKind } from '#src/domain/course/course.ts'
import { maxPublishedRows } from '#src/domain/published-list.ts'
import { routes } from '#src/routes.ts'
import { pagePartsOf } from '#src/sites/parts-of-site.ts'
import { loadChangesSinceRevision } from '../changes.ts'
import { type ContentSource, placesOf, unwrapOrNull, unwrapResult } from '../content-source.ts'
import type { ClassroomPage } from '../data/classroom.ts'
import { localizeLinks } from '../localize-links.ts'
import type { SitePage } from '../page.ts'
import { buildListPages } from './build-list-pages.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import type { ItemPageMaker } from './item-page-maker.ts'
import { certificationVersionOf, classroomSummaryOf } from './static-data.ts'

export const classroomListPages: FixedPageMaker = {
  shows: ['classroom', 'certification', 'category', 'banner', 'region', 'trainer'],
  pages: async (source) =>
    (await Promise.all(certificationKind.options.map((kind) => buildLists(source, kind)))).flat(),
}

async function buildLists(source: ContentSource, kind: CertificationKind): Promise<SitePage[]> {
  const { api } = source
  const [{ rows, ...found }, [banner = null]] = await Promise.all([
    unwrapResult(api.call(findClassrooms, { kind, pageSize: maxPublishedRows })),
    unwrapResult(api.call(getBanners, { pages: [{ place: 'classroom', kind }] })),
  ])
  const offered: readonly CertificationKind[] = pagePartsOf(source.site).menu.programmes
  return placesOf(source).flatMap((place) =>
    buildListPages(
      place,
      (at) => routes.classrooms(at, kind),
      { rows: rows.map(classroomSummaryOf), ...found },
      ({ rows: classrooms, ...part }) => {
        const list = { kind, banner, classrooms, ...part }
        return { family: 'classroom-list', ...list }
      },
    ).map((page) => (offered.includes(kind) ? page : { ...page, indexed: false as const })),
  )
}

export const workshopListPages: FixedPageMaker = {
  shows: ['classroom', 'region', 'trainer'],
  async pages(source) {
    if (!source.site.nonCertification) return []
    const { rows, ...found } = await unwrapResult(
      source.api.call(findWorkshops, { pageSize: maxPublishedRows }),
    )
    const all = { rows: rows.map(classroomSummaryOf), ...found }
    return placesOf(source).flatMap((place) =>
      buildListPages(place, routes.workshops, all, ({ rows: classrooms, ...part }) => ({
        family: 'workshop-list',
        classrooms,
        ...part,
      })),
    )
  },
}

type ClassroomData = Omit<ClassroomPage, 'family'>

async function loadClassroom({ api }: ContentSource, id: number): Promise<ClassroomData | null> {
  const found = await unwrapOrNull(api.call(getClassroom, { id }))
  if (!found) return null
  const { description, bodyLanguage, own: _, ...classroom } = found
  const certificationId = classroom.certificationId
  const certification =
    certificationId === null ? null : await unwrapOrNull(api.call(getCertification, { id: certificationId }))
  return {
    classroom: classroomSummaryOf(classroom),
    cancelled: classroom.state === 'cancelled',
    description,
    bodyLanguage,
    certification: certification && certificationVersionOf(certification.certification),
  }
}

export const classroomPages: ItemPageMaker<ClassroomData> = {
  path: routes.classroom,
  read: async (source, ids) =>
    (await Promise.all(ids.map((id) => loadClassroom(source, id)))).filter((found) => found !== null),
  pages: (source, found) =>
    placesOf(source).map((place) => {
      const description = localizeLinks(place, found.description)
      return {
        path: routes.classroom(place, found.classroom.id),
        place,
        data: { ...found, family: 'classroom', description },
        ...(hasEnded(found.classroom) && { indexed: false }),
      }
    }),
  // The pages of this family change with the day: from the day after its end, the page of a session is no longer
  // indexed.
  lists: { shows: [], all: allIds },
}

const hasEnded = ({ endsAt }: Pick<ClassroomSummary, 'endsAt'>): boolean => Date.parse(endsAt) < Date.now()

/** Returns the ids of all sessions that the site shows, including past ones, which no list contains any more. */
async function allIds(source: ContentSource): Promise<number[]> {
  const { rows } = await loadChangesSinceRevision(source, 0)
  return rows.filter(({ family, gone }) => family === 'classroom' && !gone).map(({ id }) => id)
}
