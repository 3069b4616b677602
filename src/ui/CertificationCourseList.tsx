import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import type { CourseSummary, RequirementKind } from '../domain/course/course.ts'
import { formatLength, formatNumber } from '../i18n/format.ts'
import { type Place, routes } from '../routes.ts'
import { Cover } from './Cover.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface Line {
  course: CourseSummary
  /** The watched share of the course, from 0 to 1; undefined if no progress is displayed. */
  progress?: number
  /** The credits that the learner has earned in the course; undefined if no progress is displayed. */
  creditsEarned?: number
}

interface CertificationCourseListProps {
  lines: readonly Line[]
  place: Place
}

const requirements = ['compulsory', 'elective'] as const satisfies readonly RequirementKind[]

/** Groups the courses by requirement, each group with the sums of its credits. Empty groups are omitted. */
const groupsOf = (lines: readonly Line[]) =>
  requirements
    .map((requirement) => {
      const groupLines = lines.filter(({ course }) => course.requirement === requirement)
      return {
        requirement,
        groupLines,
        credits: groupLines.reduce((sum, { course }) => sum + course.credits, 0),
        earned: groupLines.reduce((sum, { creditsEarned = 0 }) => sum + creditsEarned, 0),
        hasProgress: groupLines.some(({ creditsEarned }) => creditsEarned !== undefined),
      }
    })
    .filter(({ groupLines }) => groupLines.length > 0)

/**
 * The courses of a certification by requirement. Uses the message namespace `course`; if progress is displayed, also
 * `my-next`.
 */
export function CertificationCourseList({ lines, place }: CertificationCourseListProps) {
  const { t } = useTranslation()
  return groupsOf(lines).map(({ requirement, groupLines, credits, earned, hasProgress }) => (
    <section key={requirement} className="stack gap-2">
      <div className="row between">
        <h3 className="t20">{t(`course:${requirement}`)}</h3>
        <span className="meta num">
          {hasProgress
            ? t('my-next:credits', { earned, count: credits })
            : t('course:credits', { count: credits })}
        </span>
      </div>
      <ul className="panel tight rows r2 whole">
        {groupLines.map((line) => (
          <CourseLine key={line.course.id} line={line} href={routes.course(place, line.course.id)} />
        ))}
      </ul>
    </section>
  ))
}

function CourseLine({ line, href }: { line: Line; href: string }) {
  const { t, locale } = useTranslation()
  const { course, progress } = line
  const percent = progress === undefined ? undefined : Math.floor(progress * 100)
  return (
    <li>
      <div className="row flex-nowrap gap-4">
        <Cover item={course} className="thumb" sizes="84px" />
        <div className="stack gap-1">
          <h4 className="name" {...langAttributesOf(course, locale)}>
            <a href={href}>{course.name}</a>
          </h4>
          <ul className="facts">
            <li>
              <bdi className="mono">{course.code}</bdi>
            </li>
            <li>
              <bdi>{formatLength(locale, course.seconds)}</bdi>
            </li>
            <li>{t('course:credits', { count: course.credits })}</li>
          </ul>
        </div>
      </div>
      {percent !== undefined && (
        <div className="own-progress">
          <progress
            className="prog"
            max={100}
            value={percent}
            aria-label={`${t('course:progress')}: ${course.name}`}
          />
          <bdi className="meta num">{formatNumber(locale, percent)}%</bdi>
        </div>
      )}
    </li>
  )
}
