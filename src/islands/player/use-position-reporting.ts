import { type RefObject, useEffect, useRef } from 'react'
import { environment } from '#src/environment/environment.ts'
import { savePosition } from '#src/stores/course/position.ts'

/** Interval of position reports while the video plays, in milliseconds. */
const reportEvery = 15_000
/** The milliseconds between the last of several jumps and the report of the new position. */
const reportDelay = 1000

/**
 * Reports the position of a video every 15 s while it plays, when the page is hidden, and before and after a jump.
 */
export function usePositionReporting(
  video: RefObject<HTMLVideoElement | null>,
  courseId: number,
  chapterId: number,
) {
  const lastSecond = useRef<number>(undefined)
  const pendingReport = useRef<() => void>(undefined)
  const send = (second?: number, options?: { keepalive: boolean }) => {
    const { current } = video
    if (current && current.readyState > 0)
      void savePosition(courseId, chapterId, second ?? current.currentTime, options)
  }
  const latestReport = useRef(send)
  latestReport.current = send
  useEffect(() => {
    const { every, onHide } = environment()
    const cleanups = [
      every(() => {
        if (!video.current?.paused) latestReport.current()
      }, reportEvery),
      onHide(() => latestReport.current(undefined, { keepalive: true })),
    ]
    return () => {
      pendingReport.current?.()
      for (const end of cleanups) end()
    }
  }, [video])
  return {
    send: () => send(),
    /** Records the current second, whether it was reached by playing or by a jump. */
    onTime: (second: number) => {
      lastSecond.current = second
    },
    /**
     * Reports the position before a jump, and the new position after the jump. Otherwise the time watched at one
     * position could be counted for the other.
     */
    onJump: () => {
      if (lastSecond.current === undefined) return
      if (pendingReport.current) pendingReport.current()
      else send(lastSecond.current)
      pendingReport.current = environment().later(() => {
        pendingReport.current = undefined
        latestReport.current()
      }, reportDelay)
    },
  }
}
