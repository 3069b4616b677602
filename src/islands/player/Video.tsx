import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { languageNameOf } from '#src/i18n/format.ts'
import type { VideoAccess } from '#src/stores/course/playback.ts'
import { reopenChapter } from '#src/stores/course/reopen-chapter.ts'
import { $currentSecond, $playbackPreferences, selectCaptions } from '#src/stores/course/video-controls.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import { toggleFullScreen, togglePlayback } from './player-actions.ts'
import { resumeSecondOf } from './resume-second.ts'
import { useCaptions } from './use-captions.ts'
import { usePositionReporting } from './use-position-reporting.ts'
import { usePlayerKeys, useSound, useSpeed, useVideoControls } from './use-video-controls.ts'

/** Selector of elements that keep the focus when a video opens, because the learner may be using them. */
const keepsFocus = 'input, textarea, select, .beside *'

interface VideoProps {
  courseId: number
  chapter: { id: number; name: string; seconds: number }
  access: VideoAccess
}

/**
 * The chapter's video with its controls. It resumes, saves its position, and requests a new URL when the old one
 * has expired. The video element and full screen then stay, and the video continues as before, playing or paused.
 * The player takes the focus, so that it receives keys.
 */
export function Video({ courseId, chapter, access }: VideoProps) {
  const { t, language, locale } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const preferences = useStore($playbackPreferences)
  const languages = access.captions.map((caption) => caption.language)
  const shownCaptions = selectCaptions(preferences, languages, language)
  const reports = usePositionReporting(video, courseId, chapter.id)
  useVideoControls(video)
  useCaptions(video, shownCaptions)
  usePlayerKeys(video, shownCaptions.captions)
  useSpeed(video, preferences.speed)
  useSound(video)
  const shouldPlay = useRef(true)
  useEffect(() => {
    if (!document.activeElement?.matches(keepsFocus)) video.current?.focus()
  }, [])

  const resume = () => {
    const { current } = video
    if (!current) return
    const second = resumeSecondOf(access.position, chapter.seconds)
    if (second > 0) current.currentTime = second
    if (shouldPlay.current) void current.play().catch(() => undefined)
  }
  const reopen = () => {
    const { current } = video
    if (isLoaded(current)) shouldPlay.current = !current.paused
    void reopenChapter(courseId, chapter.id, isLoaded(current) ? current.currentTime : access.position)
  }
  const onTime = () => {
    // While its URL is being replaced, the video has no data and reports the position 0, which must not be saved.
    if (!isLoaded(video.current)) return
    const second = video.current.currentTime
    $currentSecond.set(second)
    if (!video.current.seeking) reports.onTime(second)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the tracks come with the access */}
      <video
        ref={video}
        src={access.url}
        aria-label={t('player:videoOf', { chapter: chapter.name })}
        playsInline
        preload="metadata"
        tabIndex={0}
        onLoadedMetadata={resume}
        onTimeUpdate={onTime}
        onSeeking={reports.onJump}
        onClick={({ currentTarget }) => void togglePlayback(currentTarget)}
        onDoubleClick={({ currentTarget }) => void toggleFullScreen(currentTarget)}
        onPause={reports.send}
        onEnded={reports.send}
        onError={reopen}
      >
        {access.captions.map((caption) => (
          <track
            key={caption.language}
            kind="captions"
            src={caption.url}
            srcLang={caption.language}
            label={languageNameOf(locale, caption.language)}
          />
        ))}
      </video>
      <PlayerBar video={video} seconds={chapter.seconds} languages={languages} />
    </>
  )
}

const isLoaded = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.readyState > 0
