import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef } from 'react'
import { environment } from '#src/environment/environment.ts'
import { formatClockTime } from '#src/i18n/format.ts'
import { signInPath } from '#src/routes.ts'
import { liveCourse } from '#src/stores/course/course.ts'
import {
  $canWatch,
  $resumePosition,
  loadChapter,
  type Playback,
  playChapter,
} from '#src/stores/course/playback.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { $session, redirectToSignInFromLink } from '#src/stores/session/session.ts'
import { isFocusLost } from '#src/ui/focus-loss.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface ClosedProps {
  courseId: number
  poster: string | undefined
  path: string
  playback: Playback
}

/** The player before the video is open: its poster, and the requirements for watching. */
export function ClosedPlayer({ courseId, poster, path, playback }: ClosedProps) {
  const { t } = useTranslation()
  const canWatch = useStore($canWatch)
  const session = useStore($session)
  const { state } = playback
  const busy = state === 'opening' || state === 'open'
  return (
    <>
      <StaticHtml className="poster" name="poster" html={poster} />
      {state === 'failed' ? (
        <PlaybackFailure courseId={courseId} failed={playback} />
      ) : (
        <>
          <button
            type="button"
            className="big needs-script"
            data-act="play"
            aria-label={t('course:play')}
            aria-busy={busy || undefined}
            onClick={() => void playChapter(courseId, state === 'idle' ? undefined : playback.chapterId)}
          >
            <Icon name="play" />
          </button>
          {canWatch && state === 'idle' && <ResumeNote />}
          {!canWatch && <LockNote signedIn={session.state === 'signedIn'} path={path} />}
        </>
      )}
    </>
  )
}

/** The time at which the video resumes. Renders nothing if the video starts from the beginning. */
function ResumeNote() {
  const { t } = useTranslation()
  const position = useStore($resumePosition)
  if (position < 1) return null
  return (
    <p className="lock-note">
      {t('player:goesOnAt')} <bdi>{formatClockTime(position)}</bdi>
    </p>
  )
}

/**
 * The failure of a video: the reason, and a button that retries at the same second. When the connection returns,
 * the retry happens automatically.
 */
function PlaybackFailure(props: { courseId: number; failed: Extract<Playback, { state: 'failed' }> }) {
  const { courseId } = props
  const { chapterId, at, offline } = props.failed
  const { t } = useTranslation()
  const retry = useRef<HTMLButtonElement>(null)
  const load = useCallback(() => void loadChapter(courseId, chapterId, at), [courseId, chapterId, at])
  useEffect(() => (offline ? environment().onOnline(load) : undefined), [offline, load])
  // The focused element was removed together with the video, so the focus moves here.
  useEffect(() => {
    if (isFocusLost()) retry.current?.focus()
  }, [])
  return (
    <div className="lock-note" role="alert">
      <p>
        {t(offline ? 'player:offline' : 'player:failed')}
        {at !== undefined && at >= 1 && (
          <>
            {' '}
            {t('player:goesOnAt')} <bdi>{formatClockTime(at)}</bdi>
          </>
        )}
      </p>
      <button ref={retry} type="button" className="btn ghost sm" onClick={load}>
        <Icon name="retry" />
        {t('player:retry')}
      </button>
    </div>
  )
}

/**
 * The requirement for watching, with a link or button to meet it. Until the session is loaded, the requirement is
 * to sign in.
 */
function LockNote({ signedIn, path }: { signedIn: boolean; path: string }) {
  const { t } = useTranslation()
  const course = liveItemOf(useStore(liveCourse.$live))
  const waits = signedIn && course?.registrationStatus === 'notAudited'
  return (
    <p className={signedIn ? 'lock-note' : 'lock-note sign-in'}>
      <Icon name="lock" />
      <span>
        {t(waits ? 'enrolment:underReview' : signedIn ? 'course:enrolToWatch' : 'course:signInToWatch')}
      </span>
      {!signedIn ? (
        <a className="btn ghost sm" href={signInPath(path)} onClick={redirectToSignInFromLink}>
          {t('course:signIn')}
        </a>
      ) : (
        !waits && (
          <a className="btn ghost sm" href="#enrolment">
            {t('course:enrolment')}
          </a>
        )
      )}
    </p>
  )
}
