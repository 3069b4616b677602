import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Chapter } from '#src/domain/course/course.ts'
import { formatClockTime } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { liveCourse } from '#src/stores/course/course.ts'
import { $canWatch, $chapterId, findChapterToContinue, playChapter } from '#src/stores/course/playback.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

export const namespaces = ['course'] as const

/** The data of one row in the list of chapters. */
type Line = Pick<Chapter, 'id' | 'name' | 'seconds' | 'state'>

interface ChaptersProps {
  courseId: number
  chapters: readonly Line[]
  /** The language of the course's texts. */
  language: string
}

/** The chapters of a course with the learner's progress in each. A click on a chapter plays it. */
export default function Chapters({ courseId, chapters, language }: ChaptersProps) {
  const { t, locale } = useTranslation()
  const langAttributes = langAttributesOf({ language }, locale)
  const live = useStore(liveCourse.$live)
  const canWatch = useStore($canWatch)
  const playing = useStore($chapterId)
  useEffect(() => {
    void liveCourse.loadOfLearner(courseId)
  }, [courseId])
  const course = liveItemOf(live)
  const currentChapters = course?.chapters ?? chapters
  const watched = currentChapters.filter((chapter) => chapter.state === 'watched').length
  const currentId = playing ?? (canWatch && course ? findChapterToContinue(course) : undefined)
  return (
    <section className="panel tight" aria-labelledby="chapters">
      <div className="chap-head">
        <h2 className="t20" id="chapters">
          {t('course:chapters')}
        </h2>
        <progress
          className="prog"
          max={currentChapters.length}
          value={watched}
          aria-label={t('course:progress')}
        />
        <p className="meta">{t('course:watchedOf', { watched, count: currentChapters.length })}</p>
      </div>
      <ol className="chap">
        {currentChapters.map((chapter, index) => (
          <li key={chapter.id}>
            <button
              type="button"
              data-act={`chapter-${chapter.id}`}
              aria-current={chapter.id === currentId ? 'true' : undefined}
              onClick={() => void playChapter(courseId, chapter.id)}
            >
              <ChapterState chapter={chapter} locked={!canWatch} />
              <span {...langAttributes}>
                {index + 1}. {chapter.name}
              </span>
              <bdi className="meta num">{formatClockTime(chapter.seconds)}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ChapterState({ chapter, locked }: { chapter: Line; locked: boolean }) {
  const { t } = useTranslation()
  if (locked)
    return (
      <span className="st l">
        <Icon name="lock" />
        <span className="sr">{t('course:locked')}</span>
      </span>
    )
  if (chapter.state === 'watched')
    return (
      <span className="st d">
        <Icon name="tick" />
        <span className="sr">{t('course:watched')}</span>
      </span>
    )
  return (
    <span className={chapter.state === 'started' ? 'st h' : 'st'}>
      {chapter.state === 'started' && <span className="sr">{t('course:started')}</span>}
    </span>
  )
}
