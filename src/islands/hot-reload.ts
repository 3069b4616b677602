/**
 * The names that an island's file exports beside its component, and that don't keep it from being replaced in
 * place.
 */
const besideComponents = ['areas']

interface RefreshRuntime {
  injectIntoGlobalHook(target: Window): void
}

/**
 * Puts the hooks of React's hot reload on the page before the first component is loaded; development only.
 * The module is imported under the name that changed components use: under another name it would be a second
 * one, which knows none of them.
 */
export async function prepareHotReload(): Promise<void> {
  if ('$RefreshSig$' in window) return
  // @ts-expect-error: only the development server has it
  const { injectIntoGlobalHook } = (await import('/@react-refresh')) as RefreshRuntime
  injectIntoGlobalHook(window)
  Object.assign(window, {
    $RefreshReg$: () => undefined,
    $RefreshSig$: () => (type: unknown) => type,
    __getReactRefreshIgnoredExports: () => besideComponents,
  })
}
