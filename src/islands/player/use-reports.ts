import { type RefObject, useEffect, useRef } from 'react'
import { environment } from '#src/environment/environment.ts'
import { savePosition } from '#src/stores/course/position.ts'

/** Interval of position reports while the video plays, in milliseconds. */
const reportEvery = 15_000
/** Delay after the last of several jumps until the new position is sent, in milliseconds. */
const settlesAfter = 1000

/** Reports the position of a video: every 15 s while it plays, when the page hides, and before and after a jump. */
export function useReports(video: RefObject<HTMLVideoElement | null>, courseId: number, chapterId: number) {
  const at = useRef<number>(undefined)
  const settling = useRef<() => void>(undefined)
  const keep = (second?: number, options?: { keepalive: boolean }) => {
    const { current } = video
    if (current && current.readyState > 0)
      void savePosition(courseId, chapterId, second ?? current.currentTime, options)
  }
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    const { every, onHide } = environment()
    const ends = [
      every(() => {
        if (!video.current?.paused) latest.current()
      }, reportEvery),
      onHide(() => latest.current(undefined, { keepalive: true })),
    ]
    return () => {
      settling.current?.()
      for (const end of ends) end()
    }
  }, [video])
  return {
    keep: () => keep(),
    /** Records the current second, reached by playing or by a jump. */
    pass: (second: number) => {
      at.current = second
    },
    /**
     * Reports the position before a jump, and the new one after the jumping has ended, so that the time of one is never
     * counted for the other.
     */
    jump: () => {
      if (at.current === undefined) return
      if (settling.current) settling.current()
      else keep(at.current)
      settling.current = environment().later(() => {
        settling.current = undefined
        latest.current()
      }, settlesAfter)
    },
  }
}
