import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { environment } from '#src/environment/environment.ts'
import { formatClockTime } from '#src/i18n/format.ts'
import { $currentSecond, $videoControls } from '#src/stores/course/video-controls.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { findTranscriptLine, type TranscriptLine } from './transcript-line.ts'

/** The milliseconds without automatic scrolling after the learner scrolled by hand. */
const scrollPause = 5000

interface LinesProps {
  lines: readonly TranscriptLine[]
  language: string
  dir: 'ltr' | 'rtl'
}

/**
 * The lines of a transcript. A click on a line jumps to its second in the video. The current line is scrolled into
 * view within the box, unless the learner has just scrolled by hand.
 */
export function TranscriptLines({ lines, language, dir }: LinesProps) {
  const { t } = useTranslation()
  const second = useStore($currentSecond)
  const currentIndex = findTranscriptLine(lines, second)
  const box = useRef<HTMLOListElement>(null)
  const scrolledAt = useRef(0)
  useEffect(() => {
    if (environment().now() - scrolledAt.current > scrollPause) scrollToLine(box.current, currentIndex)
  }, [currentIndex])
  const onScrollByHand = () => {
    scrolledAt.current = environment().now()
  }
  return (
    <ol
      ref={box}
      className="spoken-lines"
      lang={language}
      dir={dir}
      aria-label={t('player:transcript')}
      onWheel={onScrollByHand}
      onTouchMove={onScrollByHand}
      onKeyDown={onScrollByHand}
    >
      {lines.map(({ from, text }, index) => (
        <li key={from}>
          <button
            type="button"
            aria-current={index === currentIndex ? 'true' : undefined}
            onClick={() => {
              scrolledAt.current = 0
              $videoControls.get()?.seek(from)
            }}
          >
            <bdi className="meta num">{formatClockTime(from)}</bdi>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Scrolls the box, but never the page, so that a line is in the middle of the box. */
function scrollToLine(box: HTMLElement | null, index: number): void {
  const line = box?.children[index] as HTMLElement | undefined
  if (!box || !line) return
  box.scrollTop = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2
}
