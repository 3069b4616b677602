interface RefreshRuntime {
  injectIntoGlobalHook(target: Window): void
}

const runtime = '/@react-refresh'

/** Development only: React's hot reload wants its hooks on the page before the first component is loaded. */
export async function prepareHotReload(): Promise<void> {
  if ('$RefreshSig$' in window) return
  const refresh = (await import(/* @vite-ignore */ runtime)) as { default?: RefreshRuntime } & RefreshRuntime
  ;(refresh.default ?? refresh).injectIntoGlobalHook(window)
  Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
}
