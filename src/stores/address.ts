import * as z from 'zod/mini'
import { examKindCode } from '../contract/exam-wire.ts'
import { orderKindCode } from '../contract/order-wire.ts'
import type { ExamKind } from '../domain/exam/exam.ts'
import type { OrderRelation } from '../domain/order/order-relation.ts'
import { type Place, routes } from '../routes.ts'

/** Where something is paid. Its relation types are those of orders. Specification 1, section 2. */
export const paymentAddress = (place: Place, { kind, id }: OrderRelation): string =>
  `${routes.payment(place)}?${new URLSearchParams({ relationId: String(id), relationType: String(z.encode(orderKindCode, kind)) })}`

/** Where an exam is sat. Its relation types are those of exams. */
export const examAddress = (place: Place, kind: ExamKind, id: number): string =>
  `${routes.exam(place)}?${new URLSearchParams({ relationId: String(id), relationType: String(z.encode(examKindCode, kind)) })}`
