import * as contract from '#src/contract/catalogue/course.ts'
import * as topics from '#src/contract/catalogue/topic.ts'
import { pageInputOf } from '#src/contract/protocol/paging.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { implement, implementForLearner, implementOfContent } from '../../implement.ts'
import { findCourses } from '../../services/catalogue/course/find-courses.ts'
import { getTopic } from '../../services/catalogue/course/get-topic.ts'
import { listCourseFilters } from '../../services/catalogue/course/list-course-filters.ts'
import { listRecommendedCourses } from '../../services/catalogue/course/list-recommended-courses.ts'
import { getCourse } from '../../services/learning/enrolment/get-course.ts'
import { openLearnerChapter } from '../../services/learning/progress/open-learner-chapter.ts'
import { signUrl } from '../../services/platform/document/sign-url.ts'

export const courseRoutes = [
  implementOfContent(contract.findCourses, ({ db, request, ...audience }) =>
    findCourses(db, audience, {
      ...request,
      videoOf: request.videoOf === 'all' ? undefined : request.videoOf,
      ...pageInputOf(request),
    }),
  ),

  implement(contract.getCourse, ({ db, request, learner, ...audience }) =>
    getCourse(db, audience, request.id, learner?.id ?? null),
  ),

  implementOfContent(contract.getCourseFilters, ({ db, request, ...audience }) =>
    listCourseFilters(db, audience, request),
  ),

  implementOfContent(contract.getRecommendedCourses, ({ db, ...audience }) =>
    listRecommendedCourses(db, audience),
  ),

  implementForLearner(
    contract.getVideoAccess,
    async ({ db, request, learner, now, http, secrets, ...audience }) => {
      const session = http.get('session')
      if (!session) return refuse('needLogin')
      const input = {
        learnerId: learner.id,
        audience,
        courseId: request.id,
        chapterId: request.chapterId,
      }
      const opened = await openLearnerChapter(db, input, now)
      if (isRefused(opened)) return opened
      const urlOf = (file: string) => signUrl(secrets.keys, file, session.id, now)
      return {
        key: opened.file,
        url: urlOf(opened.file),
        position: opened.position,
        captions: opened.captions.map((each) => ({ language: each.language, url: urlOf(each.file) })),
        transcript: opened.transcript,
      }
    },
  ),

  implementOfContent(topics.getTopic, ({ db, request, ...audience }) => getTopic(db, audience, request.id)),
]
