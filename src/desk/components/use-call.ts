import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../api/result.ts'
import type { Call, RequestOf, ResponseOf } from '../../contract/protocol/call.ts'
import { deskApi } from '../api/desk-api.ts'

/** The state of an API call. While the call is repeated, the previous value stays. */
export interface CallState<Value> {
  value: Value | undefined
  failure: Failure | undefined
  isLoading: boolean
  reload: () => void
}

/**
 * Makes an API call, and repeats it whenever the request changes. If the request is null, no call is made.
 * Responses to earlier requests are ignored.
 * @example const { value, failure } = useCall(getContentItem, { family: 'course', id: 7 })
 */
export function useCall<C extends Call>(call: C, request: RequestOf<C> | null): CallState<ResponseOf<C>> {
  const [state, setState] = useState<Omit<CallState<ResponseOf<C>>, 'reload'> & { key: string }>(() => ({
    value: undefined,
    failure: undefined,
    isLoading: request !== null,
    key: JSON.stringify(request),
  }))
  const [tries, setTries] = useState(0)
  const newest = useRef(0)
  const key = JSON.stringify(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request, `tries` repeats it
  useEffect(() => {
    newest.current += 1
    const mine = newest.current
    if (request === null) return
    setState((before) => ({ ...before, isLoading: true, key }))
    void deskApi()
      .call(call, request)
      .then((result) => {
        if (mine !== newest.current) return
        if (result.ok) setState({ value: result.value, failure: undefined, isLoading: false, key })
        else setState(({ value }) => ({ value, failure: result.failure, isLoading: false, key }))
      })
  }, [call, key, tries])
  const reload = useCallback(() => setTries((count) => count + 1), [])
  const { value, failure } = state
  // A changed request counts as loading from the first render, before the effect has started the call.
  const isLoading = state.isLoading || (request !== null && state.key !== key)
  return { value, failure, isLoading, reload }
}
