import type { Result } from '../api/result.ts'
import { findClassrooms, findWorkshops } from '../contract/classroom.ts'
import { findCourses } from '../contract/course.ts'
import { listRequest } from '../contract/list-request.ts'
import { findNews } from '../contract/news.ts'
import { getPracticalExamCards } from '../contract/practical-exam.ts'
import { findTrainers } from '../contract/trainer.ts'
import type { Chosen } from '../domain/filter/facet.ts'
import { narrowExams } from '../domain/practical-exam/narrow-exams.ts'
import { environment } from '../environment/environment.ts'
import type { Faceted, Listing, ListingQuery } from './listing.ts'

/** Asks for the page of a list that a query names. */
export function findListed({ chosen, page }: ListingQuery, { list, kind, pageSize }: Listing) {
  const { api } = environment()
  const question = { chosen, page, pageSize, kind }
  switch (list) {
    case 'course':
      return api.call(findCourses, listRequest(findCourses, question))
    case 'video':
      return api.call(findCourses, listRequest(findCourses, { ...question, contentType: 'video' }))
    case 'classroom':
      return api.call(findClassrooms, listRequest(findClassrooms, question))
    case 'workshop':
      return api.call(findWorkshops, listRequest(findWorkshops, question))
    case 'news':
      return api.call(findNews, listRequest(findNews, question))
    case 'trainer':
      return api.call(findTrainers, listRequest(findTrainers, question))
    case 'practicalExam':
      return findExams(chosen)
  }
}

/** All dates are one answer: what filters offer is known from it. */
async function findExams(chosen: Chosen): Promise<Result<Faceted>> {
  const answer = await environment().api.call(getPracticalExamCards, {})
  return answer.ok ? { ok: true, value: narrowExams(answer.value, chosen) } : { ...answer, value: null }
}
