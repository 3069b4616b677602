import { useEffect, useRef } from 'react'
import { environment } from '#src/environment/environment.ts'
import { languageName } from '#src/i18n/format.ts'
import { keepPosition, reopenChapter, type VideoAccess } from '#src/stores/playback.ts'
import { useWords } from '#src/ui/Words.tsx'

/** How often positions are sent while the video plays, in milliseconds. */
const reportEvery = 15_000
/** How close to the end a chapter begins anew, in seconds. */
const nearEnd = 2

interface VideoProps {
  courseId: number
  chapter: { id: number; name: string; seconds: number }
  access: VideoAccess
}

/** The chapter's video: resumes, keeps its position, and asks for a new address when the old one lapsed. */
export function Video({ courseId, chapter, access }: VideoProps) {
  const { t, language, spoken } = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const keep = (options?: { keepalive: boolean }) => {
    if (video.current && video.current.readyState > 0)
      void keepPosition(courseId, chapter.id, video.current.currentTime, options)
  }
  useReports(video, keep)

  const resume = () => {
    const { current } = video
    if (!current) return
    if (access.position < chapter.seconds - nearEnd) current.currentTime = access.position
    void current.play().catch(() => undefined)
  }
  const reopen = () => void reopenChapter(courseId, chapter.id)
  return (
    // biome-ignore lint/a11y/useMediaCaption: the tracks come with the access
    <video
      ref={video}
      src={access.url}
      aria-label={t('player:videoOf', { chapter: chapter.name })}
      controls
      playsInline
      preload="metadata"
      onLoadedMetadata={resume}
      onPause={() => keep()}
      onEnded={() => keep()}
      onError={reopen}
    >
      {access.captions.map((caption) => (
        <track
          key={caption.language}
          kind="captions"
          src={caption.url}
          srcLang={caption.language}
          label={languageName(spoken, caption.language)}
          default={caption.language === language}
        />
      ))}
    </video>
  )
}

/** Reports the position every 15 s while the video plays, and when the page hides. */
function useReports(
  video: React.RefObject<HTMLVideoElement | null>,
  keep: (options?: { keepalive: boolean }) => void,
): void {
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    const { every, onHide } = environment()
    const endReports = every(() => {
      if (!video.current?.paused) latest.current()
    }, reportEvery)
    const endHide = onHide(() => latest.current({ keepalive: true }))
    return () => {
      endReports()
      endHide()
    }
  }, [video])
}
