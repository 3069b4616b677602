import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import { classroomCancellation } from './classroom-kind.ts'
import { practicalExamCancellation } from './exam-kind.ts'
import type { CancellationSteps } from './training-kind.ts'

export const cancellationStepsByFamily: Record<TrainingFamily, CancellationSteps> = {
  classroom: classroomCancellation,
  practicalExam: practicalExamCancellation,
}
