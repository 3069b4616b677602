import { getBanners } from '#src/contract/catalogue/banner.ts'
import { getCertification, getCertifications } from '#src/contract/catalogue/certification.ts'
import { getClassroomsOfCertification } from '#src/contract/catalogue/classroom.ts'
import { getComments } from '#src/contract/catalogue/comment.ts'
import { getPracticalExamsOfCertification } from '#src/contract/catalogue/practical-exam.ts'
import { type CertificationKind, certificationKind } from '#src/domain/course/course.ts'
import { routes } from '#src/routes.ts'
import { type ContentSource, placesOf, unwrapOrNull, unwrapResult } from '../content-source.ts'
import type { CertificationPageData } from '../data/certification.ts'
import { localizeLinks } from '../localize-links.ts'
import type { SitePage } from '../page.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import { hasFaqEntries } from './has-faq.ts'
import type { ItemPageMaker } from './item-page-maker.ts'
import { classroomSummaryOf, examDateOf } from './static-data.ts'

export const certificationListPages: FixedPageMaker = {
  shows: ['certification', 'course', 'category', 'banner', 'faq'],
  pages: async (source) =>
    (await Promise.all(certificationKind.options.map((kind) => buildLists(source, kind)))).flat(),
}

async function buildLists(source: ContentSource, kind: CertificationKind): Promise<SitePage[]> {
  const { api } = source
  const groups = await unwrapResult(api.call(getCertifications, { kind }))
  const [banner = null] = await unwrapResult(api.call(getBanners, { pages: [{ place: 'overview', kind }] }))
  const first = groups[0]?.versions[0]
  const selected = first && (await unwrapOrNull(api.call(getCertification, { id: first.id })))
  const courses = selected?.courses ?? []
  const hasFaq = await hasFaqEntries(source)
  return placesOf(source).map((place) => ({
    path: routes.overview(place, kind),
    place,
    data: { family: 'certification-list', kind, banner, groups, courses, hasFaq },
  }))
}

type CertificationData = Omit<CertificationPageData, 'family'>

/** Loads a certification with everything that its page lists. */
async function loadCertification(source: ContentSource, id: number): Promise<CertificationData | null> {
  const { api } = source
  const found = await unwrapOrNull(api.call(getCertification, { id }))
  if (!found) return null
  const [classrooms, exams, groups, comments] = await Promise.all([
    unwrapResult(api.call(getClassroomsOfCertification, { certificationId: id })),
    unwrapResult(api.call(getPracticalExamsOfCertification, { certificationId: id })),
    unwrapResult(api.call(getCertifications, {})),
    unwrapResult(api.call(getComments, {})),
  ])
  const versions = groups.flatMap((group) => group.versions)
  return {
    certification: found.certification,
    courses: found.courses,
    banner: found.banner,
    classrooms: classrooms.map(classroomSummaryOf),
    exams: exams.map(examDateOf),
    voices: comments.filter(({ certificationId }) => certificationId === id),
    next: versions.filter(({ prerequisites }) => prerequisites.some((needed) => needed.id === id)),
  }
}

export const certificationPages: ItemPageMaker<CertificationData> = {
  path: routes.certification,
  read: async (source, ids) =>
    (await Promise.all(ids.map((id) => loadCertification(source, id)))).filter((found) => found !== null),
  pages: (source, found) =>
    placesOf(source).map((place) => {
      const description = localizeLinks(place, found.certification.description)
      return {
        path: routes.certification(place, found.certification.id),
        place,
        data: { ...found, family: 'certification', certification: { ...found.certification, description } },
      }
    }),
  lists: {
    shows: ['banner'],
    async all({ api }) {
      const groups = await unwrapResult(api.call(getCertifications, {}))
      return groups.flatMap(({ versions }) =>
        versions.flatMap((version) => [version.id, ...version.older.map(({ id }) => id)]),
      )
    },
  },
}
