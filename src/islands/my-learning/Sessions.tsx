import type { Place } from '#src/routes.ts'
import { mine } from '#src/stores/my-learning.ts'
import { AskedList } from '#src/ui/AskedList.tsx'
import { ClassroomRow } from '#src/ui/ClassroomRows.tsx'
import { ExamRow } from '#src/ui/ExamRows.tsx'
import { useWords } from '#src/ui/Words.tsx'

/** The classrooms, workshops and practical exams in which the learner has a place: those to come first. */
export function Sessions({ place }: { place: Place }) {
  const { t } = useWords()
  return (
    <section className="stack gap-3">
      <h2 className="t20">{t('my-learning:sessions')}</h2>
      <AskedList
        of={mine.trainings}
        isNone={({ total }) => total === 0}
        none={<p>{t('my-learning:none.sessions')}</p>}
      >
        {({ rows }) => (
          <ul className="panel tight rows r3">
            {rows.map((mine) =>
              mine.kind === 'practicalExam' ? (
                <ExamRow key={`exam-${mine.practicalExam.id}`} exam={mine.practicalExam} place={place} />
              ) : (
                <ClassroomRow
                  key={`classroom-${mine.classroom.id}`}
                  classroom={mine.classroom}
                  place={place}
                />
              ),
            )}
          </ul>
        )}
      </AskedList>
    </section>
  )
}
