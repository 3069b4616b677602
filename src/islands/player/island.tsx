import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Chapter } from '#src/domain/course/course.ts'
import { clockTime } from '#src/i18n/format.ts'
import { signOn } from '#src/routes.ts'
import { liveCourse } from '#src/stores/course.ts'
import {
  $mayWatch,
  $playback,
  $saved,
  chapterAfter,
  openChapter,
  type Playback,
  play,
  resumeWhenOnline,
} from '#src/stores/playback.ts'
import { $session, signOnHere } from '#src/stores/session.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Kept } from '#src/ui/Kept.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { Video } from './Video.tsx'

export const areas = ['course', 'player', 'enrolment'] as const

interface PlayerProps {
  courseId: number
  chapters: readonly Chapter[]
  /** The page's path. */
  path: string
  /** The page's markup of the poster. */
  kept: { poster?: string }
}

/** The player: poster with one play disc, the video once it is opened, and what follows it. */
export default function Player({ courseId, chapters, path, kept }: PlayerProps) {
  const { t } = useWords()
  const playback = useStore($playback)
  useEffect(() => {
    void liveCourse.loadOfLearner(courseId)
    return resumeWhenOnline()
  }, [courseId])
  return (
    <>
      <section className="player bleed" aria-label={t('course:player')}>
        {playback.state === 'open' ? (
          <Video
            key={`${playback.chapterId} ${playback.access.url}`}
            courseId={courseId}
            chapter={chapterOf(chapters, playback.chapterId)}
            access={playback.access}
          />
        ) : (
          <Closed courseId={courseId} poster={kept.poster} path={path} playback={playback} />
        )}
      </section>
      <Below courseId={courseId} chapters={chapters} playback={playback} />
    </>
  )
}

const chapterOf = (chapters: readonly Chapter[], id: number): Chapter =>
  chapters.find((chapter) => chapter.id === id) as Chapter

interface ClosedProps {
  courseId: number
  poster: string | undefined
  path: string
  playback: Playback
}

/** The player before the film: its poster, and what is needed to see more. */
function Closed({ courseId, poster, path, playback }: ClosedProps) {
  const { t } = useWords()
  const mayWatch = useStore($mayWatch)
  const session = useStore($session)
  const failed = playback.state === 'failed'
  const chapterId = playback.state === 'idle' ? undefined : playback.chapterId
  return (
    <>
      <Kept className="poster" name="poster" html={poster} />
      <button
        type="button"
        className="big needs-script"
        data-act="play"
        aria-label={t('course:play')}
        aria-busy={playback.state === 'opening' || undefined}
        onClick={() => void play(courseId, chapterId)}
      >
        <Icon name={failed ? 'retry' : 'play'} />
      </button>
      {failed ? (
        <p className="lock-note" role="alert">
          {t('player:failed')}
        </p>
      ) : (
        !mayWatch && <LockNote signedIn={session.state === 'signedIn'} path={path} />
      )}
    </>
  )
}

/** The note on what is needed before the video plays; until the session is known, to sign in. */
function LockNote({ signedIn, path }: { signedIn: boolean; path: string }) {
  const { t } = useWords()
  return (
    <p className={signedIn ? 'lock-note' : 'lock-note sign-in'}>
      <Icon name="lock" />
      <span>{t(signedIn ? 'course:enrolToWatch' : 'course:signInToWatch')}</span>
      {!signedIn && (
        <a className="btn ghost sm" href={signOn(path)} onClick={signOnHere}>
          {t('course:signIn')}
        </a>
      )}
    </p>
  )
}

function Below(props: { courseId: number; chapters: readonly Chapter[]; playback: Playback }) {
  const { courseId, chapters, playback } = props
  const { t } = useWords()
  const saved = useStore($saved)
  const next = playback.state === 'idle' ? undefined : chapterAfter(chapters, playback.chapterId)
  const resumed = playback.state === 'open' ? playback.access.position : 0
  return (
    <div className="player-foot">
      <p className="meta" role="status">
        {!saved ? (
          t('player:unsaved')
        ) : resumed >= 1 ? (
          <>
            {t('player:resumedAt')} <bdi>{clockTime(resumed)}</bdi>
          </>
        ) : null}
      </p>
      {next && (
        <button type="button" className="btn sec2 sm" onClick={() => void openChapter(courseId, next.id)}>
          {t('player:nextChapter')}
          <Icon name="chevronRight" flip />
        </button>
      )}
    </div>
  )
}
