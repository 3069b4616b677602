import * as z from 'zod/mini'
import { examKindCode } from '../contract/exam-wire.ts'
import type { ExamKind } from '../domain/exam/exam.ts'
import { type Place, routes } from '../routes.ts'

/** The address at which an exam is sat; its query has the numbers of exam kinds. */
export const examAddress = (place: Place, kind: ExamKind, id: number): string =>
  `${routes.exam(place)}?${new URLSearchParams({ relationId: String(id), relationType: String(z.encode(examKindCode, kind)) })}`
