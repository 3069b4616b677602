import { atom, computed } from 'nanostores'
import { environment } from '../../environment/environment.ts'

/** The overlays that open over a page by themselves, in their order. Decision: docs/decisions/shell.md. */
export const overlays = [
  'cookies',
  'urlChange',
  'migration',
  'information',
  'congratulation',
  'reminder',
  'survey',
  'feedback',
] as const
export type Overlay = (typeof overlays)[number]

const $requested = atom<ReadonlySet<Overlay>>(new Set())

/**
 * The open overlay: the first requested one, or null. The reader opens the information dialog by a click, so it
 * covers the cookie banner, as every dialog does.
 */
export const $overlay = computed($requested, (requested) => {
  const first = overlays.find((each) => requested.has(each)) ?? null
  return first === 'cookies' && requested.has('information') ? 'information' : first
})

const change = (overlay: Overlay, isRequested: boolean): void => {
  const requested = new Set($requested.get())
  if (isRequested) requested.add(overlay)
  else requested.delete(overlay)
  $requested.set(requested)
}

let isWatchingConsent = false

/** Makes overlays wait for the cookie banner. The banner is not an island: it counts as open until the reader has chosen. */
function watchConsent(): void {
  if (isWatchingConsent) return
  isWatchingConsent = true
  const { consent } = environment()
  if (!consent.pending()) return
  change('cookies', true)
  consent.onChoice(() => change('cookies', false))
}

/** Requests an overlay; it opens when no earlier one is open. */
export function openOverlay(overlay: Overlay): void {
  watchConsent()
  change(overlay, true)
}

export const closeOverlay = (overlay: Overlay): void => change(overlay, false)
