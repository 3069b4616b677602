import * as z from 'zod/mini'
import { examKindCode } from '../contract/learning/exam-wire.ts'
import { type Place, routes } from '../routes.ts'
import { type ExamTarget, examAddress } from './exam.ts'

/** The exam that a query names; null where it names none. */
export function parseExamTarget(url: URLSearchParams): ExamTarget | null {
  const id = Number(url.get('relationId'))
  const kind = z.safeDecode(examKindCode, url.get('relationType') ?? '')
  return Number.isInteger(id) && id > 0 && kind.success ? { exam: kind.data, targetId: id } : null
}

/** What an exam's page shows instead of the exam: the analysis of an attempt, or all attempts. */
export interface ExamView {
  attemptId?: number
  attempts?: boolean
}

/** The address of such a view. */
export const examViewAddress = (place: Place, { exam, targetId }: ExamTarget, view: ExamView): string =>
  `${examAddress(place, exam, targetId)}&attempt=${view.attemptId ?? 'all'}`

/** The view that a query asks for. */
export function parseExamView(url: URLSearchParams): ExamView {
  const attempt = url.get('attempt')
  if (attempt === 'all') return { attempts: true }
  return Number(attempt) > 0 ? { attemptId: Number(attempt) } : {}
}

/** The page that an exam belongs to, where one goes back to. */
export function pageOfExam(place: Place, { exam, targetId }: ExamTarget): string {
  if (exam === 'theory') return `${routes.certification(place, targetId)}#take-exam`
  return exam === 'topic' ? routes.topic(place, targetId) : routes.course(place, targetId)
}
