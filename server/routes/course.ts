import * as contract from '../../src/contract/course.ts'
import { pageOf } from '../../src/contract/paging.ts'
import { isRefused, refuse } from '../../src/domain/refusal/refusal.ts'
import { implement, implementForLearner } from '../implement.ts'
import { findCourses } from '../services/course/find-courses.ts'
import { getCourse } from '../services/course/get-course.ts'
import { listFilters } from '../services/course/list-filters.ts'
import { listRecommended } from '../services/course/list-recommended.ts'
import { openChapter } from '../services/media/open-chapter.ts'
import { signAddress } from '../services/media/sign-address.ts'

export const courseRoutes = [
  implement(contract.findCourses, ({ db, request, ...audience }) =>
    findCourses(db, audience, {
      keyword: request.keyword,
      certificationType: request.certificationTypeName,
      subtype: request.certificationSubtypeName,
      requirement: request.requirement,
      language: request.languageComplete,
      version: request.versionLabel,
      kind: request.kind,
      contentType: request.courseType,
      productLine: request.productLine,
      videoType: request.videoType,
      videoOf: request.type === 'all' ? undefined : request.type,
      ...pageOf(request),
    }),
  ),

  implement(contract.getCourse, ({ db, request, learner, ...audience }) =>
    getCourse(db, audience, request.id, learner?.id ?? null),
  ),

  implement(contract.getCourseFilters, async ({ db, request, ...audience }) => {
    const filtered = { kind: request.kind, contentType: request.courseType }
    const choices = await listFilters(db, audience, filtered)
    return {
      certificationTypes: choices.certificationTypes,
      certificationSubTypes: choices.subtypes,
      versionLabelList: choices.versions,
      languageCompleteList: choices.languages,
      productLineList: choices.productLines,
      videoTypeList: choices.videoTypes,
    }
  }),

  implement(contract.getRecommendedCourses, ({ db, ...audience }) => listRecommended(db, audience)),

  implementForLearner(
    contract.getVideoAccess,
    async ({ db, request, learner, now, http, secrets, ...audience }) => {
      const session = http.get('session')
      if (!session) return refuse('needLogin')
      const wish = {
        learnerId: learner.id,
        audience,
        courseId: request.id,
        chapterId: request.courseContentId,
      }
      const opened = await openChapter(db, wish, now)
      if (isRefused(opened)) return opened
      const addressOf = (file: string) => signAddress(secrets.keys, file, session.id, now)
      return {
        key: opened.file,
        url: addressOf(opened.file),
        payDuration: opened.position,
        captions: opened.captions.map((each) => ({ language: each.language, url: addressOf(each.file) })),
        transcript: opened.transcript,
      }
    },
  ),
]
