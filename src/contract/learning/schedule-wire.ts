import * as z from 'zod/mini'
import * as domain from '../../domain/schedule/schedule.ts'
import { classroomWire } from '../catalogue/classroom-wire.ts'
import { practicalExamSummaryWire } from '../catalogue/practical-exam-wire.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { codedEnum } from '../protocol/wire.ts'

/**
 * The kind of a scheduled session as `relationType`, with the codes of orders: 1 classroom, 2 practical exam, 3
 * non-certification. Decision: docs/decisions/codes.md.
 */
export const classroomKind = ['relationType', codedEnum({ classroom: '1', nonCertification: '3' })] as const
export const practicalExamKind = ['relationType', codedEnum({ practicalExam: '2' })] as const

export const scheduledWire = z.union([
  renamedWire(domain.scheduledClassroom, { kind: classroomKind, classroom: classroomWire }),
  renamedWire(domain.scheduledExam, { kind: practicalExamKind, practicalExam: practicalExamSummaryWire }),
])
