import * as React from 'react'
import type { Translator } from '#src/i18n/translator.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { UnsupportedElementError } from './unsupported-element-error.ts'

const ignoreEffect = (): void => {}

/** Returns the hooks of a first render: state has its initial value, memos are computed, and effects do nothing. */
const firstRenderHooks = (translator: Translator) => ({
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, rejectStateChange],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useSyncExternalStore: (_: unknown, now: () => unknown, server = now) => server(),
  useEffect: ignoreEffect,
  useLayoutEffect: ignoreEffect,
  useContext(context: unknown) {
    if (context !== TranslationContext) throw new UnsupportedElementError('A context')
    return translator
  },
})

const rejectStateChange = (): never => {
  throw new UnsupportedElementError('State that changes while it is drawn')
}

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * The property in which React stores the hooks of the current renderer. React's types do not contain it, hence the
 * cast. Other versions of React may store the hooks elsewhere, so the property is used only with the version that
 * was tested (src/renderer/runtime.mjs).
 */
const reactInternals = (React as unknown as Record<typeof internals, { H: unknown }>)[internals]

/** Throws for hooks that the first render does not support, such as `useId` or hooks of later React versions. */
const unsupportedHooks = new Proxy(
  {},
  {
    get(_, name) {
      throw new UnsupportedElementError(`The hook ${String(name)}`)
    },
  },
)

const hooksOf = new WeakMap<Translator, object>()

/** Renders with the hooks of a first render and with a translator, and then restores React's hooks. */
export function withFirstHooks<Rendered>(translator: Translator, render: () => Rendered): Rendered {
  const hooks =
    hooksOf.get(translator) ?? Object.setPrototypeOf(firstRenderHooks(translator), unsupportedHooks)
  hooksOf.set(translator, hooks)
  const previousHooks = reactInternals.H
  reactInternals.H = hooks
  try {
    return render()
  } finally {
    reactInternals.H = previousHooks
  }
}
