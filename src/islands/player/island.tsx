import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Chapter } from '#src/domain/course/course.ts'
import { formatClockTime } from '#src/i18n/format.ts'
import { liveCourse } from '#src/stores/course/course.ts'
import { $playback, findNextChapter, loadChapter, type Playback } from '#src/stores/course/playback.ts'
import { $isPositionSaved, resumeWhenOnline } from '#src/stores/course/position.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { ClosedPlayer } from './ClosedPlayer.tsx'
import { resumeSecondOf } from './resume-second.ts'
import { usePlayerModule } from './use-player-module.ts'

export const namespaces = ['course', 'player', 'enrolment'] as const

/** The data of a chapter that the player needs. */
type ChapterData = Pick<Chapter, 'id' | 'name' | 'seconds'>

interface PlayerProps {
  courseId: number
  chapters: readonly ChapterData[]
  /** The page's path. */
  path: string
  /** The published markup of the poster. */
  staticHtml: { poster?: string }
}

/** The player: a poster with a play button, then the video, with the next chapter below. */
export default function Player({ courseId, chapters, path, staticHtml }: PlayerProps) {
  const { t } = useTranslation()
  const playback = useStore($playback)
  const playerModule = usePlayerModule(playback)
  useEffect(() => {
    void liveCourse.loadOfLearner(courseId)
    return resumeWhenOnline()
  }, [courseId])
  const open = playback.state === 'open' && playerModule ? { ...playerModule, ...playback } : undefined
  return (
    <>
      <section className="player bleed" aria-label={t('course:player')}>
        {open ? (
          <open.Video
            key={open.chapterId}
            courseId={courseId}
            chapter={chapterOf(chapters, open.chapterId)}
            access={open.access}
          />
        ) : (
          <ClosedPlayer courseId={courseId} poster={staticHtml.poster} path={path} playback={playback} />
        )}
      </section>
      <PlayerFooter courseId={courseId} chapters={chapters} playback={playback} />
    </>
  )
}

const chapterOf = (chapters: readonly ChapterData[], id: number): ChapterData =>
  chapters.find((chapter) => chapter.id === id) as ChapterData

interface PlayerFooterProps {
  courseId: number
  chapters: readonly ChapterData[]
  playback: Playback
}

/** The area below the open video: the resumed or unsaved position, and the next chapter. */
function PlayerFooter({ courseId, chapters, playback }: PlayerFooterProps) {
  const { t } = useTranslation()
  const saved = useStore($isPositionSaved)
  const next = playback.state === 'idle' ? undefined : findNextChapter(chapters, playback.chapterId)
  const resumed =
    playback.state === 'open'
      ? resumeSecondOf(playback.access.position, chapterOf(chapters, playback.chapterId).seconds)
      : 0
  return (
    <div className="player-foot">
      <p className="meta" role="status">
        {!saved ? (
          t('player:unsaved')
        ) : resumed >= 1 ? (
          <>
            {t('player:resumedAt')} <bdi>{formatClockTime(resumed)}</bdi>
          </>
        ) : null}
      </p>
      {next && (
        <button type="button" className="btn sec2 sm" onClick={() => void loadChapter(courseId, next.id)}>
          {t('player:nextChapter')}
          <Icon name="chevronRight" flip />
        </button>
      )}
    </div>
  )
}
