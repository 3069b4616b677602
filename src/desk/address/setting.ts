/** The settings of the desk on this device: language, colors, single keys, and the acts whose result was shown. */
type Setting = 'language' | 'scheme' | 'keys' | 'seenActs'

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
    // The browser forbids storage: the setting lasts until the page is reloaded.
  }
}
