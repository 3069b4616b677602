import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Item } from '../../../src/domain/content/families.ts'
import type { CourseSeed, CourseTextSeed } from '../seed-types.ts'
import { type TextsById, textsOfItem, translations } from '../translated.ts'
import { accessCourses } from './access.ts'
import { accessAssociateCourses } from './access-associate.ts'
import { baseCourses } from './base.ts'
import { cctvCourses } from './cctv.ts'
import { generalCourses } from './general.ts'
import { intrusionCourses } from './intrusion.ts'
import { intrusionAssociateCourses } from './intrusion-associate.ts'
import { networkCourses } from './network.ts'
import { securityVideos } from './security-videos.ts'
import { thermalCourses } from './thermal.ts'
import { thermalAssociateCourses } from './thermal-associate.ts'
import { thermalProfessionalCourses } from './thermal-professional.ts'
import { thermalVideos } from './thermal-videos.ts'
import { videoAssociateCourses } from './video-associate.ts'
import { videoExpertCourses } from './video-expert.ts'
import { videoProfessionalCourses } from './video-professional.ts'

const courses: readonly CourseSeed[] = [
  ...cctvCourses,
  ...videoAssociateCourses,
  ...videoProfessionalCourses,
  ...videoExpertCourses,
  ...networkCourses,
  ...accessCourses,
  ...accessAssociateCourses,
  ...intrusionCourses,
  ...intrusionAssociateCourses,
  ...thermalCourses,
  ...thermalAssociateCourses,
  ...thermalProfessionalCourses,
  ...baseCourses,
  ...generalCourses,
  ...securityVideos,
  ...thermalVideos,
]

/** All texts in a language: each file of its folder holds those of one file here. */
async function textsIn(language: string): Promise<TextsById<CourseTextSeed>> {
  const folder = join(import.meta.dirname, 'translations', language)
  const files = readdirSync(folder).map((name) => pathToFileURL(join(folder, name)).href)
  const modules: Record<string, TextsById<CourseTextSeed>>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ file)),
  )
  return Object.assign({}, ...modules.flatMap((each) => Object.values(each)))
}

/** The whole demonstration catalogue, ordered by id. A chapter's number says its course: chapter 2 of course 7 is 702. */
export async function courseItems(): Promise<Item<'course'>[]> {
  const texts = await Promise.all(
    translations.map(async (language) => [language, await textsIn(language)] as const),
  )
  const others = Object.fromEntries(texts)
  return courses
    .map(({ id, tenants, chapters, texts: own, ...course }): Item<'course'> => {
      const numbered = chapters.map((chapter, index) => ({ id: id * 100 + index + 1, ...chapter }))
      const { en, ...kept } = own
      const document = {
        ...course,
        chapters: numbered,
        audience: { tenants },
        texts: { ...textsOfItem(id, en, others), ...kept },
      }
      return { family: 'course', id, document }
    })
    .sort((a, b) => a.id - b.id)
}
