import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import type { CancellationSteps } from './cancellation-steps.ts'
import { classroomCancellation } from './classroom-cancellation.ts'
import { practicalExamCancellation } from './practical-exam-cancellation.ts'

export const cancellationStepsByFamily: Record<TrainingFamily, CancellationSteps> = {
  classroom: classroomCancellation,
  practicalExam: practicalExamCancellation,
}
