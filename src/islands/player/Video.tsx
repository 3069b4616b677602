import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { languageName } from '#src/i18n/format.ts'
import {
  $playbackPreferences,
  $second,
  changePlaybackPreferences,
  selectCaptions,
  speeds,
} from '#src/stores/course/film.ts'
import type { VideoAccess } from '#src/stores/course/playback.ts'
import { reopenChapter } from '#src/stores/course/reopen-chapter.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useCaptions } from './use-captions.ts'
import { useFilm, usePlayerKeys, useSpeed } from './use-film.ts'
import { useReports } from './use-reports.ts'

/** The distance from the end, in seconds, within which a chapter restarts from the beginning. */
const nearEnd = 2
/** Elements that keep the focus when a video opens, because the learner may be using them. */
const keepsFocus = 'input, textarea, select, .beside *'

interface VideoProps {
  courseId: number
  chapter: { id: number; name: string; seconds: number }
  access: VideoAccess
}

/**
 * The chapter's video with the browser's own controls. It resumes, saves its position, and requests a new address when
 * the old one has expired. It takes the focus, so that it receives keys.
 */
export function Video({ courseId, chapter, access }: VideoProps) {
  const { t, language, locale } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const preferences = useStore($playbackPreferences)
  const languages = access.captions.map((caption) => caption.language)
  const shownCaptions = selectCaptions(preferences, languages, language)
  const reports = useReports(video, courseId, chapter.id)
  useFilm(video)
  useCaptions(video, shownCaptions)
  usePlayerKeys(video, shownCaptions.captions)
  useSpeed(video, preferences.speed)
  useEffect(() => {
    if (!document.activeElement?.matches(keepsFocus)) video.current?.focus()
  }, [])

  const resume = () => {
    const { current } = video
    if (!current) return
    if (access.position < chapter.seconds - nearEnd) current.currentTime = access.position
    void current.play().catch(() => undefined)
  }
  const onTime = () => {
    const second = video.current?.currentTime ?? 0
    $second.set(second)
    if (!video.current?.seeking) reports.onTime(second)
  }
  const onRateChange = () => {
    const speed = video.current?.playbackRate
    const matchingSpeed = speeds.find((each) => each === speed)
    if (matchingSpeed && matchingSpeed !== $playbackPreferences.get().speed)
      changePlaybackPreferences({ speed: matchingSpeed })
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the tracks come with the access
    <video
      ref={video}
      src={access.url}
      aria-label={t('player:videoOf', { chapter: chapter.name })}
      controls
      playsInline
      preload="metadata"
      tabIndex={0}
      onLoadedMetadata={resume}
      onTimeUpdate={onTime}
      onSeeking={reports.onJump}
      onRateChange={onRateChange}
      onPause={reports.send}
      onEnded={reports.send}
      onError={() => void reopenChapter(courseId, chapter.id, secondOf(video.current, access.position))}
    >
      {access.captions.map((caption) => (
        <track
          key={caption.language}
          kind="captions"
          src={caption.url}
          srcLang={caption.language}
          label={languageName(locale, caption.language)}
        />
      ))}
    </video>
  )
}

/** Returns the current second of a video; before it is loaded, the second at which it was to start. */
const secondOf = (video: HTMLVideoElement | null, fallback: number): number =>
  video && video.readyState > 0 ? video.currentTime : fallback
