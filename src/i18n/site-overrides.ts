import { interpolate } from './interpolate.ts'
import type { Translator } from './translator.ts'

/** The overrides of a site, by message key: "shell:signIn". */
export type SiteOverrides = Readonly<Record<string, string>>

/** Returns a translator that uses a site's overrides where they exist, and the given translator otherwise. */
export function withSiteOverrides(translator: Translator, overrides: SiteOverrides | undefined): Translator {
  if (!overrides || Object.keys(overrides).length === 0) return translator
  const overrideOf = (key: string, values?: Record<string, unknown>) => {
    const text = overrides[key]
    return text === undefined ? undefined : interpolate(text, values ?? {})
  }
  return {
    ...translator,
    t: (key, values) => overrideOf(key, values) ?? translator.t(key, values),
    find: (key, values) => overrideOf(key, values) ?? translator.find(key, values),
  }
}
