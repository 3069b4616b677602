import * as z from 'zod/mini'
import * as domain from '../../domain/course/course.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { codedEnum } from '../protocol/wire.ts'
import { learningStatusCode, registrationCode } from './enrolment-wire.ts'

export const kindCode = codedEnum({ gsc: '0', hsc: '1' })
export const contentTypeCode = codedEnum({ course: '0', video: '1' })
export const requirementKindCode = codedEnum({ elective: '0', compulsory: '1' })
/**
 * The codes of the kinds of content that a video belongs to, in the video list's filter. Specification 1, section 2.
 */
export const videoOfCode = codedEnum({ all: '0', topic: '1', course: '2', webinar: '3' })
export const chapterStateCode = codedEnum({ notStarted: '0', started: '1', watched: '2' })

/** A category as a filter item {categoryId, categoryName}. Specification 1, section 3. */
export const categoryWire = renamedWire(domain.category, { slug: 'categoryId', name: 'categoryName' })

export const chapterWire = renamedWire(domain.chapter, {
  name: 'contentName',
  seconds: 'duration',
  state: ['exerciseProcess', chapterStateCode],
})

const summaryNames = {
  code: 'courseCode',
  contentType: ['courseType', contentTypeCode],
  kind: kindCode,
  name: 'courseName',
  language: 'textLanguage',
  languages: 'languageCompleteList',
  certificationType: categoryWire,
  subtype: ['certificationSubtype', categoryWire],
  requirement: requirementKindCode,
  version: 'versionLabel',
  seconds: 'duration',
  chapterCount: 'contentCount',
  needsApproval: ['needAudit', flagCode],
} as const

export const courseSummaryWire = renamedWire(domain.courseSummary, summaryNames)

/** The wire format of a course with all details. `relationId` repeats the course's id, for enrolling. */
export const courseWire = renamedWire(
  domain.course,
  {
    ...summaryNames,
    chapters: ['courseContentReleaseDTOS', z.array(chapterWire)],
    quiz: ['hasExercise', flagCode],
    registrationStatus: registrationCode,
    learningProcess: learningStatusCode,
    lastChapterId: 'lastContentId',
    lastPosition: 'lastContentPosition',
  },
  { relationId: [z.int(), ({ id }) => id] },
)
