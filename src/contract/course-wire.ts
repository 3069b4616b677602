import * as z from 'zod/mini'
import { picture } from '../domain/content/picture.ts'
import * as domain from '../domain/course/course.ts'
import { learningProcessCode, registrationCode } from './enrolment-wire.ts'
import { flagCode } from './flag-wire.ts'
import { coded } from './wire.ts'

export const kindCode = coded({ gsc: '0', hsc: '1' })
export const contentTypeCode = coded({ course: '0', video: '1' })
export const requirementCode = coded({ elective: '0', compulsory: '1' })
/** What a video belongs to, in the video list's filter. Specification 1, section 2. */
export const videoOfCode = coded({ all: '0', topic: '1', course: '2', webinar: '3' })
const chapterStateCode = coded({ notStarted: '0', started: '1', watched: '2' })

/** Filter items travel as {categoryId, categoryName}. Specification 1, section 3. */
export const categoryWire = z.codec(
  z.object({ categoryId: z.string(), categoryName: z.string() }),
  domain.category,
  {
    decode: (wire) => ({ slug: wire.categoryId, name: wire.categoryName }),
    encode: (category) => ({ categoryId: category.slug, categoryName: category.name }),
  },
)

const chapterWire = z.codec(
  z.object({ id: z.int(), contentName: z.string(), duration: z.int(), exerciseProcess: chapterStateCode }),
  domain.chapter,
  {
    decode: (wire) => ({
      id: wire.id,
      name: wire.contentName,
      seconds: wire.duration,
      state: wire.exerciseProcess,
    }),
    encode: (chapter) => ({
      id: chapter.id,
      contentName: chapter.name,
      duration: chapter.seconds,
      exerciseProcess: chapter.state,
    }),
  },
)

const summaryFields = {
  id: z.int(),
  courseCode: z.string(),
  courseType: contentTypeCode,
  kind: kindCode,
  subject: domain.subject,
  picture: z.nullable(picture),
  courseName: z.string(),
  summary: z.string(),
  textLanguage: z.string(),
  languageCompleteList: z.array(z.string()),
  certificationType: categoryWire,
  certificationSubtype: categoryWire,
  requirement: requirementCode,
  credits: z.int(),
  versionLabel: z.string(),
  duration: z.int(),
  contentCount: z.int(),
  needAudit: coded({ no: '0', yes: '1' }),
}

const summaryOnWire = z.object(summaryFields)

const toSummary = (wire: z.output<typeof summaryOnWire>): domain.CourseSummary => ({
  id: wire.id,
  code: wire.courseCode,
  contentType: wire.courseType,
  kind: wire.kind,
  subject: wire.subject,
  picture: wire.picture,
  name: wire.courseName,
  summary: wire.summary,
  language: wire.textLanguage,
  languages: wire.languageCompleteList,
  certificationType: wire.certificationType,
  subtype: wire.certificationSubtype,
  requirement: wire.requirement,
  credits: wire.credits,
  version: wire.versionLabel,
  seconds: wire.duration,
  chapterCount: wire.contentCount,
  needsApproval: wire.needAudit === 'yes',
})

const fromSummary = (course: domain.CourseSummary): z.output<typeof summaryOnWire> => ({
  id: course.id,
  courseCode: course.code,
  courseType: course.contentType,
  kind: course.kind,
  subject: course.subject,
  picture: course.picture,
  courseName: course.name,
  summary: course.summary,
  textLanguage: course.language,
  languageCompleteList: course.languages,
  certificationType: course.certificationType,
  certificationSubtype: course.subtype,
  requirement: course.requirement,
  credits: course.credits,
  versionLabel: course.version,
  duration: course.seconds,
  contentCount: course.chapterCount,
  needAudit: course.needsApproval ? 'yes' : 'no',
})

export const courseSummaryWire = z.codec(summaryOnWire, domain.courseSummary, {
  decode: toSummary,
  encode: fromSummary,
})

/** `relationId` is what enrolment relates to: the course itself. */
export const courseWire = z.codec(
  z.object({
    ...summaryFields,
    relationId: z.int(),
    description: z.string(),
    outcomes: z.array(z.string()),
    registrationStatus: registrationCode,
    learningProcess: learningProcessCode,
    courseContentReleaseDTOS: z.array(chapterWire),
    hasExercise: flagCode,
    lastContentId: z.nullable(z.int()),
  }),
  domain.course,
  {
    decode: (wire) => ({
      ...toSummary(wire),
      description: wire.description,
      outcomes: wire.outcomes,
      registrationStatus: wire.registrationStatus,
      learningProcess: wire.learningProcess,
      chapters: wire.courseContentReleaseDTOS,
      quiz: wire.hasExercise,
      lastChapterId: wire.lastContentId,
    }),
    encode: (course) => ({
      ...fromSummary(course),
      relationId: course.id,
      description: course.description,
      outcomes: course.outcomes,
      registrationStatus: course.registrationStatus,
      learningProcess: course.learningProcess,
      courseContentReleaseDTOS: course.chapters,
      hasExercise: course.quiz,
      lastContentId: course.lastChapterId,
    }),
  },
)
