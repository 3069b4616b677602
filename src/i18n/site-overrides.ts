import { interpolate } from './interpolate.ts'
import type { Translator } from './translator.ts'

/** The overrides of a site, by message key: "shell:signIn". */
export type SiteOverrides = Readonly<Record<string, string>>

/** Returns a translator that prefers a site's overrides to the given translator. */
export function withSiteOverrides(translator: Translator, own: SiteOverrides | undefined): Translator {
  if (!own || Object.keys(own).length === 0) return translator
  const said = (key: string, values?: Record<string, unknown>) => {
    const text = own[key]
    return text === undefined ? undefined : interpolate(text, values ?? {})
  }
  return {
    ...translator,
    t: (key, values) => said(key, values) ?? translator.t(key, values),
    find: (key, values) => said(key, values) ?? translator.find(key, values),
  }
}
