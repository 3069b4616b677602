import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { signOn } from '#src/routes.ts'
import { mayAct } from '#src/stores/act.ts'
import { certification } from '#src/stores/certification.ts'
import { itemOf } from '#src/stores/live.ts'
import { toast } from '#src/stores/notices.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Kept } from '#src/ui/Kept.tsx'
import { useWords } from '#src/ui/Words.tsx'

export const areas = ['certification'] as const

interface IntroductionProps {
  id: number
  name: string
  /** The page's path. */
  path: string
  /** The page's markup of the drawing that stands there before the film plays. */
  kept: { cover?: string }
}

/** The film that introduces a certification, for learners who are signed in. */
export default function Introduction({ id, name, path, kept }: IntroductionProps) {
  const { t } = useWords()
  const film = itemOf(useStore(certification.$live))?.video
  const [playing, setPlaying] = useState(false)
  const play = async () => {
    if (!(await mayAct('enrolment:certification.signInForFilm'))) return
    if (!itemOf(certification.$live.get())) await certification.load(id)
    const found = itemOf(certification.$live.get())
    if (found?.video) setPlaying(true)
    else toast(found ? 'enrolment:certification.noFilm' : 'enrolment:unreachable')
  }
  if (playing && film)
    return (
      // biome-ignore lint/a11y/useMediaCaption: the films say nothing that the page doesn't
      <video src={film} controls autoPlay playsInline aria-label={t('certification:film', { name })} />
    )
  return (
    <>
      <Kept name="cover" html={kept.cover} />
      <a
        className="play-film"
        href={signOn(path)}
        data-act="play-film"
        aria-label={t('certification:film', { name })}
        onClick={(event) => {
          event.preventDefault()
          void play()
        }}
      >
        <Icon name="play" />
      </a>
    </>
  )
}
