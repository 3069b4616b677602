import { atom, computed } from 'nanostores'
import { environment } from '../../environment/environment.ts'

/**
 * The overlays of a page, in the order of their priority; one of them is open at a time. All but `information` open
 * without a click. Decision: docs/decisions/shell.md.
 */
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
 * The open overlay: the requested overlay with the highest priority, or null. Only the information dialog covers the
 * cookie banner, because the visitor opens this dialog by a click.
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

/**
 * Makes overlays wait for the cookie banner. The banner is not an island, so it counts as open until the visitor
 * has made a choice.
 */
function watchConsent(): void {
  if (isWatchingConsent) return
  isWatchingConsent = true
  const { consent } = environment()
  if (!consent.pending()) return
  change('cookies', true)
  consent.onChoice(() => change('cookies', false))
}

/** Requests an overlay. It opens as soon as no overlay with a higher priority is open. */
export function openOverlay(overlay: Overlay): void {
  watchConsent()
  change(overlay, true)
}

export const closeOverlay = (overlay: Overlay): void => change(overlay, false)
