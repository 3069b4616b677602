import { getBanners } from '#src/contract/banner.ts'
import { getCertification, getClassroomTypes } from '#src/contract/certification.ts'
import { findClassrooms, findWorkshops, getClassroom } from '#src/contract/classroom.ts'
import { getRegions } from '#src/contract/region.ts'
import { type CertificationKind, certificationKind } from '#src/domain/course/course.ts'
import { routes } from '#src/routes.ts'
import type { ClassroomPage } from '../data/classroom.ts'
import type { Page } from '../page.ts'
import { richTextAt } from '../rich-text.ts'
import { answerOf, placesOf, type Source, unlessMissing } from '../source.ts'
import { type Fixed, pageSizeOf } from './fixed.ts'
import type { Items } from './items.ts'
import { releaseOf, summaryOf } from './still.ts'

const regionsOf = ({ api }: Source) => answerOf(api.call(getRegions, { type: 'region' }))

export const classroomListPages: Fixed = {
  shows: ['classroom', 'certification', 'category', 'banner', 'region', 'trainer'],
  pages: async (source) =>
    (await Promise.all(certificationKind.options.map((kind) => listsOf(source, kind)))).flat(),
}

async function listsOf(source: Source, kind: CertificationKind): Promise<Page[]> {
  const { api } = source
  const [{ rows, total }, [banner = null], types, regions] = await Promise.all([
    answerOf(api.call(findClassrooms, { kind, pageSize: pageSizeOf.desktop })),
    answerOf(api.call(getBanners, { pages: [{ place: 'classroom', kind }] })),
    answerOf(api.call(getClassroomTypes, {})),
    regionsOf(source),
  ])
  const own = types.filter((type) => type.kind === kind)
  return placesOf(source).map((place) => {
    const pageSize = pageSizeOf[place.variant]
    const classrooms = rows.slice(0, pageSize).map(summaryOf)
    const list = { kind, banner, classrooms, total, pageSize, types: own, regions }
    return { path: routes.classrooms(place, kind), place, data: { family: 'classroom-list', ...list } }
  })
}

export const workshopListPages: Fixed = {
  shows: ['classroom', 'region', 'trainer'],
  async pages(source) {
    if (!source.site.nonCertification) return []
    const [{ rows, total }, regions] = await Promise.all([
      answerOf(source.api.call(findWorkshops, { pageSize: pageSizeOf.desktop })),
      regionsOf(source),
    ])
    return placesOf(source).map((place) => {
      const pageSize = pageSizeOf[place.variant]
      const classrooms = rows.slice(0, pageSize).map(summaryOf)
      const list = { family: 'workshop-list' as const, classrooms, total, pageSize, regions }
      return { path: routes.workshops(place), place, data: list }
    })
  },
}

type Found = Omit<ClassroomPage, 'family'>

async function foundOne({ api }: Source, id: number): Promise<Found | null> {
  const found = await unlessMissing(api.call(getClassroom, { id }))
  if (!found) return null
  const { description, bodyLanguage, own: _, ...classroom } = found
  const of = classroom.certificationId
  const certification = of === null ? null : await unlessMissing(api.call(getCertification, { id: of }))
  return {
    classroom: summaryOf(classroom),
    description,
    bodyLanguage,
    certification: certification && releaseOf(certification.certification),
  }
}

export const classroomPages: Items<Found> = {
  path: routes.classroom,
  read: async (source, ids) =>
    (await Promise.all(ids.map((id) => foundOne(source, id)))).filter((found) => found !== null),
  pages: (source, found) =>
    placesOf(source).map((place) => {
      const description = richTextAt(place, found.description)
      return {
        path: routes.classroom(place, found.classroom.id),
        place,
        data: { ...found, family: 'classroom', description },
      }
    }),
}
