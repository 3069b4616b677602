/**
 * The settings of the desk that this browser stores: language, color scheme, single-key shortcuts, and whether the
 * last user was an editor.
 */
type Setting = 'language' | 'scheme' | 'keys' | 'editor'

const keyOf = (name: Setting): string => `desk-${name}`

/** Returns a setting; null if it was never chosen, or if the browser forbids storage. */
export function readSetting(name: Setting): string | null {
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

export function saveSetting(name: Setting, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value)
  } catch {
    // The browser forbids storage, so the setting is lost when the page is reloaded.
  }
}
