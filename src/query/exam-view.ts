import * as z from 'zod/mini'
import { examKindCode } from '../contract/learning/exam-wire.ts'
import { type Place, routes } from '../routes.ts'
import { type ExamTarget, examUrl } from './exam.ts'

/** Returns the exam that a query names; null if there is none. */
export function parseExamTarget(url: URLSearchParams): ExamTarget | null {
  const id = Number(url.get('relationId'))
  const kind = z.safeDecode(examKindCode, url.get('relationType') ?? '')
  return Number.isInteger(id) && id > 0 && kind.success ? { exam: kind.data, targetId: id } : null
}

/** A view that an exam's page shows instead of the exam: the analysis of one attempt, or a list of all attempts. */
export interface ExamView {
  attemptId?: number
  attempts?: boolean
}

/** Returns the URL of a view of an exam. */
export const examViewUrl = (place: Place, { exam, targetId }: ExamTarget, view: ExamView): string =>
  `${examUrl(place, exam, targetId)}&attempt=${view.attemptId ?? 'all'}`

/** Returns the view that a query names; an empty object stands for the exam itself. */
export function parseExamView(url: URLSearchParams): ExamView {
  const attempt = url.get('attempt')
  if (attempt === 'all') return { attempts: true }
  return Number(attempt) > 0 ? { attemptId: Number(attempt) } : {}
}

/** Returns the URL of the page to which an exam belongs, for the link back. */
export function examItemUrl(place: Place, { exam, targetId }: ExamTarget): string {
  if (exam === 'theory') return `${routes.certification(place, targetId)}#take-exam`
  return exam === 'topic' ? routes.topic(place, targetId) : routes.course(place, targetId)
}
