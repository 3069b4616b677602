import { type Place, routes } from '../../routes.ts'
import { mine } from '../../stores/my-learning.ts'
import { AskedList } from '../../ui/AskedList.tsx'
import { ClassroomRow } from '../../ui/ClassroomRow.tsx'
import { ExamRow } from '../../ui/ExamRow.tsx'
import { useWords } from '../../ui/Words.tsx'

/** Classrooms, workshops and practical exams that the learner has a place in: what is to come first. */
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
              mine.relation === 'practicalExam' ? (
                <ExamRow
                  key={`exam-${mine.practicalExam.id}`}
                  exam={mine.practicalExam}
                  href={routes.practicalExam(place, mine.practicalExam.id)}
                />
              ) : (
                <ClassroomRow
                  key={`classroom-${mine.classroom.id}`}
                  classroom={mine.classroom}
                  href={routes.classroom(place, mine.classroom.id)}
                />
              ),
            )}
          </ul>
        )}
      </AskedList>
    </section>
  )
}
