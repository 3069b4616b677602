import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import type { ListItems, ListName } from '#src/domain/filter/list-items.ts'
import type { NewsSummary } from '#src/domain/news/news.ts'
import type { PracticalExamCard } from '#src/domain/practical-exam/practical-exam.ts'
import type { Trainer } from '#src/domain/trainer/trainer.ts'
import type { Place } from '#src/routes.ts'
import { ClassroomRows } from '#src/ui/ClassroomRows.tsx'
import { CourseCards } from '#src/ui/CourseCards.tsx'
import { ExamCards } from '#src/ui/ExamCards.tsx'
import { NewsRows } from '#src/ui/NewsRows.tsx'
import { TrainerCards } from '#src/ui/TrainerCards.tsx'

interface RowsProps {
  list: ListName
  rows: readonly ListItems[ListName][]
  place: Place
}

/** The rows of a list, rendered by the same components as on the published page. */
export function ListRows({ list, rows, place }: RowsProps) {
  if (list === 'course') return <CourseCards courses={rows as readonly CourseSummary[]} place={place} />
  if (list === 'video')
    return <CourseCards courses={rows as readonly CourseSummary[]} place={place} className="grid list-m" />
  if (list === 'news') return <NewsRows news={rows as readonly NewsSummary[]} place={place} summaries />
  if (list === 'trainer') return <TrainerCards trainers={rows as readonly Trainer[]} />
  if (list === 'practicalExam')
    return <ExamCards cards={rows as readonly PracticalExamCard[]} place={place} />
  return <ClassroomRows classrooms={rows as readonly ClassroomSummary[]} place={place} />
}
