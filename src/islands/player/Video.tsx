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

/** How close to the end a chapter begins anew, in seconds. */
const nearEnd = 2
/** Where somebody may be at work with something else: the focus is left there. */
const elsewhere = 'input, textarea, select, .beside *'

interface VideoProps {
  courseId: number
  chapter: { id: number; name: string; seconds: number }
  access: VideoAccess
}

/**
 * The chapter's video with the browser's own controls: resumes, keeps its position, and asks for a new address when the old one
 * lapsed. It takes the focus, so that keys reach it.
 */
export function Video({ courseId, chapter, access }: VideoProps) {
  const { t, language, spoken } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const manner = useStore($playbackPreferences)
  const languages = access.captions.map((caption) => caption.language)
  const shown = selectCaptions(manner, languages, language)
  const reports = useReports(video, courseId, chapter.id)
  useFilm(video)
  useCaptions(video, shown)
  usePlayerKeys(video, shown.captions)
  useSpeed(video, manner.speed)
  useEffect(() => {
    if (!document.activeElement?.matches(elsewhere)) video.current?.focus()
  }, [])

  const resume = () => {
    const { current } = video
    if (!current) return
    if (access.position < chapter.seconds - nearEnd) current.currentTime = access.position
    void current.play().catch(() => undefined)
  }
  const pass = () => {
    const second = video.current?.currentTime ?? 0
    $second.set(second)
    if (!video.current?.seeking) reports.pass(second)
  }
  const takeSpeed = () => {
    const speed = video.current?.playbackRate
    const known = speeds.find((each) => each === speed)
    if (known && known !== $playbackPreferences.get().speed) changePlaybackPreferences({ speed: known })
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
      onTimeUpdate={pass}
      onSeeking={reports.jump}
      onRateChange={takeSpeed}
      onPause={reports.keep}
      onEnded={reports.keep}
      onError={() => void reopenChapter(courseId, chapter.id, secondOf(video.current, access.position))}
    >
      {access.captions.map((caption) => (
        <track
          key={caption.language}
          kind="captions"
          src={caption.url}
          srcLang={caption.language}
          label={languageName(spoken, caption.language)}
        />
      ))}
    </video>
  )
}

/** Where a film has come to; before it was there, where it was to begin. */
const secondOf = (video: HTMLVideoElement | null, begin: number): number =>
  video && video.readyState > 0 ? video.currentTime : begin
