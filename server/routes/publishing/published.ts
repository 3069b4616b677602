import * as contract from '#src/contract/publishing/published.ts'
import { implement } from '../../implement.ts'
import { listCertificationDetails } from '../../services/catalogue/certification/list-certification-details.ts'
import { listCertificationClassrooms } from '../../services/catalogue/classroom/find-classrooms.ts'
import { listClassroomDetails } from '../../services/catalogue/classroom/list-classroom-details.ts'
import { listTopicsByIds } from '../../services/catalogue/course/get-topic.ts'
import { listCoursesWithRelations } from '../../services/catalogue/course/list-courses-with-relations.ts'
import { listNewsByIds } from '../../services/catalogue/news/get-news.ts'
import { toVisitorCertification } from '../../services/learning/certification-enrolment/get-certification.ts'
import { toVisitorClassroom } from '../../services/learning/classroom-enrolment/get-classroom.ts'
import {
  findPracticalExams,
  listExamsByIds,
} from '../../services/learning/practical-exam/find-practical-exams.ts'

export const publishedRoutes = [
  implement(contract.getPublishedCourses, ({ db, request, ...audience }) =>
    listCoursesWithRelations(db, audience, request.ids),
  ),

  implement(contract.getPublishedCertifications, async ({ db, request, now, ...audience }) => {
    const found = await listCertificationDetails(db, audience, request.ids, now)
    return found.map(toVisitorCertification)
  }),

  implement(contract.getPublishedClassrooms, async ({ db, request, now, ...audience }) => {
    const found = await listClassroomDetails(db, audience, request.ids, now)
    return found.map(toVisitorClassroom)
  }),

  implement(contract.getPublishedExams, ({ db, request, now, ...audience }) =>
    listExamsByIds(db, audience, request.ids, { now, reader: null }),
  ),

  implement(contract.getPublishedNews, ({ db, request, ...audience }) =>
    listNewsByIds(db, audience, request.ids),
  ),

  implement(contract.getPublishedTopics, ({ db, request, ...audience }) =>
    listTopicsByIds(db, audience, request.ids),
  ),

  implement(contract.getClassroomsOfCertifications, ({ db, request, now, ...audience }) =>
    listCertificationClassrooms(db, audience, { certifications: request.ids }, now),
  ),

  implement(contract.getPracticalExamsOfCertifications, ({ db, request, now, ...audience }) =>
    findPracticalExams(db, audience, { certifications: request.ids }, { now, reader: null }),
  ),
]
