import * as z from 'zod/mini'
import { certificationKind, requirement } from '../../domain/course/course.ts'
import { namedItem, publishedCourse } from '../../domain/course/published-course.ts'
import { getCertification } from '../catalogue/certification.ts'
import { getClassroom, getClassroomsOfCertification } from '../catalogue/classroom.ts'
import { courseWire, kindCode, requirementCode } from '../catalogue/course-wire.ts'
import { getNews } from '../catalogue/news.ts'
import { getPracticalExam, getPracticalExamsOfCertification } from '../catalogue/practical-exam.ts'
import { getTopic } from '../catalogue/topic.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { idList } from '../protocol/wire.ts'

/** The maximum number of items in one call. */
export const maxPublished = 100

/** Declares a publisher's call for many items, as anonymous visitors see them. Items that the site doesn't show are left out. */
const batch = <Answer extends z.ZodMiniType>(name: string, summary: string, answer: Answer) =>
  declareCall({
    method: 'GET',
    path: `/operator/content/${name}`,
    who: 'operator',
    role: 'editor',
    summary,
    source: 'ours',
    request: z.object({ ids: idList.check(z.maxLength(maxPublished)) }),
    answer,
  })

const partWire = renamedWire(z.extend(namedItem, { kind: certificationKind }), { kind: kindCode })
const relatedWire = renamedWire(z.extend(namedItem, { requirement }), { requirement: requirementCode })

/** Returns courses with all details, their certifications and topics, and related courses. */
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
  z.array(getCertification.answer),
)

export const getPublishedClassrooms = batch(
  'classrooms',
  'Published classrooms by their ids',
  z.array(getClassroom.answer),
)

export const getPublishedExams = batch(
  'practical-exams',
  'Published dates of practical exams by their ids',
  z.array(getPracticalExam.answer),
)

export const getPublishedNews = batch('news', 'Published news by their ids', z.array(getNews.answer))

export const getPublishedTopics = batch('topics', 'Published topics by their ids', z.array(getTopic.answer))

/** Returns the upcoming classrooms of certifications by the certifications' ids, soonest first. */
export const getClassroomsOfAll = batch(
  'classrooms-of',
  'The classrooms to come of certifications by their ids',
  getClassroomsOfCertification.answer,
)

/** Returns the upcoming dates of practical exams by the certifications' ids, soonest first. */
export const getExamsOfAll = batch(
  'practical-exams-of',
  'The dates to come of practical exams by the ids of certifications',
  getPracticalExamsOfCertification.answer,
)
