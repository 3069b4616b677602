import { useEffect, useState } from 'react'
import { type BulkAction, getBulkActions, markBulkActionSeen } from '#src/contract/publishing/bulk.ts'
import { deskApi } from '../../api/desk-api.ts'
import { useCall } from '../../components/use-call.ts'

/** The interval of requests while an action is running, in milliseconds. */
const interval = 3000

/** The age in milliseconds from which the result of an action is not shown any more. */
const maxAge = 24 * 60 * 60 * 1000

/**
 * Returns the editor's actions of the last day whose result the editor has not seen, because the tab was closed
 * before the action finished. A result that the editor has closed is not returned again, in any browser.
 */
export function useUnseenBulkActions() {
  const { value = [], reload } = useCall(getBulkActions, {})
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const isUnseen = ({ id, startedAt, isSeen }: BulkAction) =>
    Date.now() - Date.parse(startedAt) < maxAge && !isSeen && !closed.has(id)
  const actions = value.filter(isUnseen)
  const isRunning = actions.some(({ state }) => state === 'running')
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(reload, interval)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  const isShown = actions.length > 0
  useEffect(() => {
    if (!isShown) return
    // The editor may have closed the result in another window.
    globalThis.addEventListener('focus', reload)
    return () => globalThis.removeEventListener('focus', reload)
  }, [isShown, reload])
  const close = (id: number) => {
    void deskApi().call(markBulkActionSeen, { id }, { shownByCaller: 'refusals' })
    setClosed((before) => new Set(before).add(id))
  }
  return { acts: actions, reload, close }
}
