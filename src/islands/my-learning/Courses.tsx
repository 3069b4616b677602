import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { type CourseLine, CourseProgressRow } from './CourseProgressRow.tsx'
import { EmptyList } from './EmptyList.tsx'

/** The learner's courses and videos with the progress in each. */
export function Courses({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <>
      <section className="stack gap-3">
        <h2 className="t20">{t('my-learning:courses')}</h2>
        <ResourceList
          of={myLearningData.courses}
          isNone={(courses) => courses.length === 0}
          none={
            <EmptyList
              text={t('my-learning:none.courses')}
              href={routes.courses(place, 'hsc')}
              way={t('list:out')}
            />
          }
        >
          {(courses) => <Lines place={place} lines={courses} />}
        </ResourceList>
      </section>
      <section className="stack gap-3">
        <h2 className="t20">{t('my-learning:videos')}</h2>
        <ResourceList
          of={myLearningData.videos}
          isNone={({ total }) => total === 0}
          none={
            <EmptyList
              text={t('my-learning:none.videos')}
              href={routes.videos(place)}
              way={t('my-next:videos')}
            />
          }
        >
          {({ rows }) => <Lines place={place} lines={rows} />}
        </ResourceList>
      </section>
    </>
  )
}

function Lines({ place, lines }: { place: Place; lines: readonly CourseLine[] }) {
  return (
    <ul className="panel tight rows r2 whole">
      {lines.map((line) => (
        <CourseProgressRow key={line.course.id} of={line} place={place} />
      ))}
    </ul>
  )
}
