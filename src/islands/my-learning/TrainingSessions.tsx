import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EmptyList } from './EmptyList.tsx'
import { OwnSession } from './OwnSession.tsx'

/** The classrooms, workshops and practical exams in which the learner has a place: those to come first. */
export function TrainingSessions({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <section className="stack gap-3">
      <h2 className="t20">{t('my-learning:sessions')}</h2>
      <ResourceList
        of={myLearningData.trainings}
        isNone={({ total }) => total === 0}
        none={
          <EmptyList
            text={t('my-learning:none.sessions')}
            href={routes.classrooms(place, 'hsc')}
            way={t('my-session:find')}
          />
        }
      >
        {({ rows }) => (
          <ul className="panel tight rows r3">
            {rows.map((of) => (
              <OwnSession
                key={of.kind === 'practicalExam' ? `e${of.practicalExam.id}` : of.classroom.id}
                of={of}
                place={place}
              />
            ))}
          </ul>
        )}
      </ResourceList>
    </section>
  )
}
