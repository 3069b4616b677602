import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CourseProgressRow, type CourseWithProgress } from './CourseProgressRow.tsx'
import { EmptyList } from './EmptyList.tsx'

/** The learner's courses and videos with the progress in each. */
export function Courses({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <>
      <section className="stack gap-3">
        <h2 className="t20">{t('my-learning:courses')}</h2>
        <ResourceList
          resource={myLearningData.courses}
          isEmpty={(courses) => courses.length === 0}
          emptyContent={
            <EmptyList
              text={t('my-learning:none.courses')}
              href={routes.courses(place, 'hsc')}
              linkText={t('list:out')}
            />
          }
        >
          {(courses) => <CourseRows place={place} lines={courses} />}
        </ResourceList>
      </section>
      <section className="stack gap-3">
        <h2 className="t20">{t('my-learning:videos')}</h2>
        <ResourceList
          resource={myLearningData.videos}
          isEmpty={({ total }) => total === 0}
          emptyContent={
            <EmptyList
              text={t('my-learning:none.videos')}
              href={routes.videos(place)}
              linkText={t('my-next:videos')}
            />
          }
        >
          {({ rows }) => <CourseRows place={place} lines={rows} />}
        </ResourceList>
      </section>
    </>
  )
}

function CourseRows({ place, lines }: { place: Place; lines: readonly CourseWithProgress[] }) {
  return (
    <ul className="panel tight rows r2 whole">
      {lines.map((line) => (
        <CourseProgressRow key={line.course.id} line={line} place={place} />
      ))}
    </ul>
  )
}
