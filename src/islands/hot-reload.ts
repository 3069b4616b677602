/** The exports of an island's file beside its component that do not prevent hot replacement. */
const ignoredExports = ['namespaces']

interface RefreshRuntime {
  injectIntoGlobalHook(target: Window): void
}

/**
 * Installs the hooks of React's hot reload before the first component is loaded; development only. The import must use
 * the same specifier as changed components, or a second runtime without their registrations would load.
 */
export async function prepareHotReload(): Promise<void> {
  if ('$RefreshSig$' in window) return
  // @ts-expect-error: only the development server has it
  const { injectIntoGlobalHook } = (await import('/@react-refresh')) as RefreshRuntime
  injectIntoGlobalHook(window)
  Object.assign(window, {
    $RefreshReg$: () => undefined,
    $RefreshSig$: () => (type: unknown) => type,
    __getReactRefreshIgnoredExports: () => ignoredExports,
  })
}
