import * as z from 'zod/mini'
import { certificationKind, requirementKind } from '../../domain/course/course.ts'
import { namedItem, publishedCourse } from '../../domain/course/published-course.ts'
import { getCertification } from '../catalogue/certification.ts'
import { getClassroom, getClassroomsOfCertification } from '../catalogue/classroom.ts'
import { courseWire, kindCode, requirementKindCode } from '../catalogue/course-wire.ts'
import { getNews } from '../catalogue/news.ts'
import { getPracticalExam, getPracticalExamsOfCertification } from '../catalogue/practical-exam.ts'
import { getTopic } from '../catalogue/topic.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { idListCodec } from '../protocol/wire.ts'

/** The maximum number of items in one call. */
export const maxPublishedItems = 100

/**
 * Declares a publisher's call that returns many items as anonymous visitors see them. Items that the site doesn't
 * show are left out.
 */
const batch = <Response extends z.ZodMiniType>(name: string, summary: string, response: Response) =>
  declareCall({
    method: 'GET',
    path: `/operator/content/${name}`,
    who: 'operator',
    role: 'editor',
    summary,
    source: 'ours',
    request: z.object({ ids: idListCodec.check(z.maxLength(maxPublishedItems)) }),
    response,
  })

const partWire = renamedWire(z.extend(namedItem, { kind: certificationKind }), { kind: kindCode })
const relatedWire = renamedWire(z.extend(namedItem, { requirement: requirementKind }), {
  requirement: requirementKindCode,
})

/** Returns courses with all details, including their certifications, their topics and related courses. */
export const getPublishedCourses = batch(
  'courses',
  'Whole published courses by their ids',
  z.array(
    renamedWire(publishedCourse, {
      course: courseWire,
      certifications: z.array(partWire),
      related: z.array(relatedWire),
    }),
  ),
)

export const getPublishedCertifications = batch(
  'certifications',
  'Published certifications by their ids, with their courses',
  z.array(getCertification.response),
)

export const getPublishedClassrooms = batch(
  'classrooms',
  'Published classrooms by their ids',
  z.array(getClassroom.response),
)

export const getPublishedExams = batch(
  'practical-exams',
  'Published dates of practical exams by their ids',
  z.array(getPracticalExam.response),
)

export const getPublishedNews = batch('news', 'Published news by their ids', z.array(getNews.response))

export const getPublishedTopics = batch('topics', 'Published topics by their ids', z.array(getTopic.response))

/** Returns the upcoming classrooms of several certifications, grouped by the certification's id, soonest first. */
export const getClassroomsOfCertifications = batch(
  'classrooms-of',
  'The classrooms to come of certifications by their ids',
  getClassroomsOfCertification.response,
)

/**
 * Returns the upcoming dates of the practical exams of several certifications, grouped by the certification's id,
 * soonest first.
 */
export const getPracticalExamsOfCertifications = batch(
  'practical-exams-of',
  'The dates to come of practical exams by the ids of certifications',
  getPracticalExamsOfCertification.response,
)
