import type { ResumePoint } from '#src/domain/overview/overview.ts'
import { formatClockTime } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { type Place, routes } from '#src/routes.ts'
import { Cover } from '#src/ui/Cover.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const hundred = 100

/** The chapter where the learner stopped watching, with a link that resumes there. */
export function ContinueCard({ resumePoint, place }: { resumePoint: ResumePoint; place: Place }) {
  const { t, locale } = useTranslation()
  const {
    courseId: id,
    courseName,
    chapterName,
    number,
    chapters,
    position,
    progress,
    subject,
    scene,
  } = resumePoint
  return (
    <section className="panel resume" aria-labelledby="continue">
      <Cover item={{ subject, scene, picture: null }} />
      <div className="stack gap-3">
        <p className="meta" id="continue">
          <b className="brand">{t('my-next:continue.title')}</b>
        </p>
        <h2 className="t24" {...langAttributesOf(resumePoint, locale)}>
          {chapterName}
        </h2>
        <p>
          <span {...langAttributesOf(resumePoint, locale)}>{courseName}</span>
          {' · '}
          {t('my-next:continue.chapter', { number, chapters })}
        </p>
        <progress
          className="prog"
          max={hundred}
          value={Math.round(progress * hundred)}
          aria-label={t('course:progress')}
        />
        <p className="row">
          <a className="btn" href={routes.course(place, id)}>
            <Icon name="play" />
            {position >= 1
              ? t('my-next:continue.at', { time: formatClockTime(position) })
              : t('my-next:continue.next')}
          </a>
        </p>
      </div>
    </section>
  )
}
