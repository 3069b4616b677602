/** The exports of an island's file, besides its component, that do not prevent hot replacement. */
const ignoredExports = ['namespaces']

interface RefreshRuntime {
  injectIntoGlobalHook(target: Window): void
}

/**
 * Installs the hooks of React's hot reload before the first component is loaded; in development only. The import
 * must have the same specifier as in changed components; otherwise a second copy of the runtime would be loaded,
 * which does not know the components.
 */
export async function installHotReload(): Promise<void> {
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
