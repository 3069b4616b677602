import { tongueOf } from '#src/i18n/tongue.ts'
import type { CourseSummary, Requirement } from '../domain/course/course.ts'
import { formatNumber, lengthInWords } from '../i18n/format.ts'
import { Cover } from './Cover.tsx'
import { useWords } from './Words.tsx'

interface Line {
  course: CourseSummary
  /** The watched share, 0 to 1. */
  progress: number
}

interface CourseLinesProps {
  groups: readonly { requirement: Requirement; own: readonly Line[]; credits: number }[]
  href: (id: number) => string
  /** Whether the learner's progress is shown with each course. */
  withProgress: boolean
}

/** The courses of a certification by requirement, as components/certification/CourseLines.astro draws them. Speaks the area `course`. */
export function CourseLines({ groups, href, withProgress }: CourseLinesProps) {
  const { t } = useWords()
  return groups.map(({ requirement, own, credits }) => (
    <section key={requirement} className="stack gap-2">
      <div className="row between">
        <h3 className="t20">{t(`course:${requirement}`)}</h3>
        <span className="meta num">{t('course:credits', { count: credits })}</span>
      </div>
      <ul className="panel tight rows r2 whole">
        {own.map((line) => (
          <CourseLine
            key={line.course.id}
            line={line}
            href={href(line.course.id)}
            withProgress={withProgress}
          />
        ))}
      </ul>
    </section>
  ))
}

function CourseLine({ line, href, withProgress }: { line: Line; href: string; withProgress: boolean }) {
  const { t, spoken } = useWords()
  const { course, progress } = line
  const percent = Math.floor(progress * 100)
  return (
    <li>
      <div className="row flex-nowrap gap-4">
        <Cover of={course} className="thumb" sizes="84px" />
        <div className="stack gap-1">
          <h4 className="name" {...tongueOf(course, spoken)}>
            <a href={href}>{course.name}</a>
          </h4>
          <ul className="facts">
            <li>
              <bdi className="mono">{course.code}</bdi>
            </li>
            <li>
              <bdi>{lengthInWords(spoken, course.seconds)}</bdi>
            </li>
            <li>{t('course:credits', { count: course.credits })}</li>
          </ul>
        </div>
      </div>
      {withProgress && (
        <div className="own-progress">
          <progress className="prog" max={100} value={percent} aria-label={t('course:progress')} />
          <bdi className="meta num">{formatNumber(spoken, percent)}%</bdi>
        </div>
      )}
    </li>
  )
}
