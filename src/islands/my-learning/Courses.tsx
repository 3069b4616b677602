import type { CourseSummary } from '#src/domain/course/course.ts'
import type { EmailNotification } from '#src/domain/enrolment/enrolment.ts'
import { percentInWords } from '#src/i18n/format.ts'
import { tongueOf } from '#src/i18n/tongue.ts'
import { type Place, routes } from '#src/routes.ts'
import { mine, wantMailsOf } from '#src/stores/my-learning.ts'
import { AskedList } from '#src/ui/AskedList.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { Nothing } from './Nothing.tsx'

/** The learner's courses and videos with the progress in each. */
export function Courses({ place }: { place: Place }) {
  const { t } = useWords()
  return (
    <>
      <section className="stack gap-3">
        <h2 className="t20">{t('my-learning:courses')}</h2>
        <AskedList
          of={mine.courses}
          isNone={(courses) => courses.length === 0}
          none={
            <Nothing
              text={t('my-learning:none.courses')}
              href={routes.courses(place, 'hsc')}
              way={t('list:out')}
            />
          }
        >
          {(courses) => <Lines place={place} lines={courses} />}
        </AskedList>
      </section>
      <section className="stack gap-3">
        <h2 className="t20">{t('my-learning:videos')}</h2>
        <AskedList
          of={mine.videos}
          isNone={({ total }) => total === 0}
          none={
            <Nothing
              text={t('my-learning:none.videos')}
              href={routes.videos(place)}
              way={t('my-next:videos')}
            />
          }
        >
          {({ rows }) => <Lines place={place} lines={rows} />}
        </AskedList>
      </section>
    </>
  )
}

const whole = 100

function Lines({
  place,
  lines,
}: {
  place: Place
  lines: readonly {
    course: CourseSummary
    progress: number
    emailNotification?: EmailNotification | null
  }[]
}) {
  const { t, spoken } = useWords()
  return (
    <ul className="panel tight rows r2 whole">
      {lines.map(({ course, progress, emailNotification = null }) => {
        const percent = Math.round(progress * whole)
        return (
          <li key={course.id}>
            <div className="stack gap-1">
              <h3 className="name" {...tongueOf(course, spoken)}>
                <a href={routes.course(place, course.id)}>{course.name}</a>
              </h3>
              <progress className="prog" max={whole} value={percent} aria-label={t('course:progress')} />
            </div>
            <div className="end">
              {emailNotification !== null && (
                <label className="ck above">
                  <input
                    type="checkbox"
                    checked={emailNotification === 'subscribed'}
                    aria-label={t('my-next:mailsOf', { name: course.name })}
                    onChange={(event) => void wantMailsOf(course.id, event.currentTarget.checked)}
                  />
                  <span>{t('my-next:mails')}</span>
                </label>
              )}
              <span className="meta num">{percentInWords(spoken, progress)}</span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
