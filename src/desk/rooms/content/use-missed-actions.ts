import { useEffect, useState } from 'react'
import { type BulkAction, getBulkActions } from '#src/contract/publishing/bulk.ts'
import { useCall } from '../../pieces/use-call.ts'
import { isSeen, markSeen } from './seen-actions.ts'

/** The interval of requests while an action is running, in milliseconds. */
const interval = 3000

/** The age in milliseconds from which the result of an action is not shown any more. */
const maxAge = 24 * 60 * 60 * 1000

/**
 * Returns the editor's actions of the last day whose result this browser has not shown, because the tab was closed
 * before the action finished. A result that the editor has closed is not returned again.
 */
export function useMissedActions() {
  const { value = [], reload } = useCall(getBulkActions, {})
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const isMissed = ({ id, startedAt }: BulkAction) =>
    Date.now() - Date.parse(startedAt) < maxAge && !closed.has(id) && !isSeen(id)
  const acts = value.filter(isMissed)
  const isRunning = acts.some(({ state }) => state === 'running')
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(reload, interval)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  const close = (id: number) => {
    markSeen(id)
    setClosed((before) => new Set(before).add(id))
  }
  return { acts, reload, close }
}
