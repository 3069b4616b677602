import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import { classroomKind } from './classroom-kind.ts'
import { practicalExamCancellation } from './exam-kind.ts'
import type { TrainingKind } from './training-kind.ts'

export const trainingKinds: Record<TrainingFamily, TrainingKind> = {
  classroom: classroomKind,
  practicalExam: practicalExamCancellation,
}
