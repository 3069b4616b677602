import { canRetry } from '../../api/result.ts'
import { recordFocus } from '../../contract/learning/attempt.ts'
import { type ExamFocusEvent, maxEventsPerReport } from '../../domain/exam/focus.ts'
import { environment } from '../../environment/environment.ts'
import { examDevice } from '../../environment/exam-device.ts'
import { $paper } from './paper.ts'

/** The interval at which recorded window events are sent, in milliseconds. */
const sendInterval = 10_000

let events: ExamFocusEvent[] = []
let stops: (() => void)[] = []

/**
 * Records window events (such as a loss of focus) while the exam room is open. They are only reported; the learner
 * is neither blocked nor warned.
 */
export function watchFocus(): void {
  stopWatchingFocus()
  const { every } = environment()
  stops = [
    examDevice().onWindowChange((type) => {
      events.push({ type, at: new Date(environment().now()).toISOString() })
      if (type === 'hidden') void sendEvents({ keepalive: true })
    }),
    every(() => void sendEvents(), sendInterval),
  ]
}

export function stopWatchingFocus(): void {
  for (const stop of stops) stop()
  stops = []
  events = []
}

async function sendEvents(options: { keepalive?: boolean } = {}): Promise<void> {
  const paper = $paper.get()
  const sent = events.slice(0, maxEventsPerReport)
  if (!paper || sent.length === 0) return
  events = events.slice(sent.length)
  const { attemptId } = paper
  const result = await environment().api.call(recordFocus, { attemptId, events: sent }, options)
  if (!result.ok && canRetry(result.failure)) events = [...sent, ...events]
}
