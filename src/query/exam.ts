import * as z from 'zod/mini'
import { examKindCode } from '../contract/learning/exam-wire.ts'
import type { ExamKind } from '../domain/exam/exam.ts'
import { type Place, routes } from '../routes.ts'

/** An exam: its kind, and the id of its certification, course, topic or video. */
export interface ExamTarget {
  exam: ExamKind
  targetId: number
}

/** The codes of courses and videos in queries. Specification 1, section 2: /course/detail. */
const courseTypes: Partial<Record<ExamKind, string>> = { quiz: '0', nonCertification: '1' }

/** Returns the URL of an exam; its query has the codes of exam kinds. Specification 1, section 2: /exam. */
export function examUrl(place: Place, kind: ExamKind, id: number): string {
  const query = new URLSearchParams({
    relationId: String(id),
    relationType: String(z.encode(examKindCode, kind)),
  })
  const courseType = courseTypes[kind]
  if (courseType) query.set('courseType', courseType)
  return `${routes.exam(place)}?${query}`
}
