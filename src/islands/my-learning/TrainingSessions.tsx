import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EmptyList } from './EmptyList.tsx'
import { MySession } from './MySession.tsx'

/** The classrooms, workshops and practical exams in which the learner has a seat; future dates come first. */
export function TrainingSessions({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <section className="stack gap-3">
      <h2 className="t20">{t('my-learning:sessions')}</h2>
      <ResourceList
        resource={myLearningData.trainings}
        isEmpty={({ total }) => total === 0}
        emptyContent={
          <EmptyList
            text={t('my-learning:none.sessions')}
            href={routes.classrooms(place, 'hsc')}
            linkText={t('my-session:find')}
          />
        }
      >
        {({ rows }) => (
          <ul className="panel tight rows r3">
            {rows.map((training) => (
              <MySession
                key={
                  training.kind === 'practicalExam' ? `e${training.practicalExam.id}` : training.classroom.id
                }
                training={training}
                place={place}
              />
            ))}
          </ul>
        )}
      </ResourceList>
    </section>
  )
}
