import { findClassrooms, findWorkshops } from '../contract/catalogue/classroom.ts'
import { findCourses } from '../contract/catalogue/course.ts'
import { findNews } from '../contract/catalogue/news.ts'
import { getPracticalExamCards } from '../contract/catalogue/practical-exam.ts'
import { findTrainers } from '../contract/catalogue/trainer.ts'
import { createListRequest, type ListQuery } from '../contract/protocol/list-request.ts'
import type { FilterValues } from '../domain/filter/facet.ts'
import type { FacetedPage, ListName } from '../domain/filter/list-items.ts'
import { filterExams } from '../domain/practical-exam/filter-exams.ts'
import type { Api } from './create-api.ts'
import type { Result } from './result.ts'

/** Requests a page of a list with its filters. */
export function findListPage(api: Api, list: ListName, question: ListQuery): Promise<Result<FacetedPage>> {
  switch (list) {
    case 'course':
      return api.call(findCourses, createListRequest(findCourses, question))
    case 'video':
      return api.call(findCourses, createListRequest(findCourses, { ...question, contentType: 'video' }))
    case 'classroom':
      return api.call(findClassrooms, createListRequest(findClassrooms, question))
    case 'workshop':
      return api.call(findWorkshops, createListRequest(findWorkshops, question))
    case 'news':
      return api.call(findNews, createListRequest(findNews, question))
    case 'trainer':
      return api.call(findTrainers, createListRequest(findTrainers, question))
    case 'practicalExam':
      return findExams(api, question.chosen)
  }
}

/** Requests all dates of practical exams and filters them here, because the call has no filters. */
async function findExams(api: Api, chosen: FilterValues): Promise<Result<FacetedPage>> {
  const result = await api.call(getPracticalExamCards, {})
  return result.ok ? { ok: true, value: filterExams(result.value, chosen) } : { ...result, value: null }
}
