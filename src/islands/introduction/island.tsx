import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'

export const namespaces = [] as const

interface IntroductionProps {
  /** The accessible name of the play button. */
  label: string
  /** The visible name; if it is missing, only the icon is visible. */
  text?: string
  video: string
  captions: string | null
  /** The language of the captions. */
  language: string
  /** The published markup of the drawing that is visible before the video plays. */
  staticHtml: { cover?: string }
}

/** The video that introduces a certification or a course. Everybody can watch it, even without scripts. */
export default function Introduction({
  label,
  text,
  video,
  captions,
  language,
  staticHtml,
}: IntroductionProps) {
  const [playing, setPlaying] = useState(false)
  if (playing)
    return (
      // biome-ignore lint/a11y/useMediaCaption: a video without words has no captions
      <video
        ref={(video) => video?.focus()}
        src={video}
        controls
        autoPlay
        playsInline
        tabIndex={0}
        aria-label={label}
      >
        {captions && <track kind="captions" src={captions} srcLang={language} default />}
      </video>
    )
  return (
    <>
      <StaticHtml name="cover" html={staticHtml.cover} />
      <a
        className="play-film"
        href={video}
        data-act="play-film"
        aria-label={label}
        onClick={(event) => {
          event.preventDefault()
          setPlaying(true)
        }}
      >
        <Icon name="play" />
        {text}
      </a>
    </>
  )
}
