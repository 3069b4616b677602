import { atom, computed } from 'nanostores'
import { environment } from '../../environment/environment.ts'

/** The overlays that open over a page by themselves, in the order in which they come. Decision: docs/decisions/shell.md. */
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

const $wanting = atom<ReadonlySet<Overlay>>(new Set())

/**
 * The overlay that is open, the first of those that want to be; null for none. Information is gathered because the reader has
 * clicked: that covers the cookie banner, as every dialog does.
 */
export const $overlay = computed($wanting, (wanting) => {
  const first = overlays.find((each) => wanting.has(each)) ?? null
  return first === 'cookies' && wanting.has('information') ? 'information' : first
})

const change = (overlay: Overlay, wants: boolean): void => {
  const wanting = new Set($wanting.get())
  if (wants) wanting.add(overlay)
  else wanting.delete(overlay)
  $wanting.set(wanting)
}

let heedsCookies = false

/**
 * Makes overlays wait for the cookie banner. It is no island: it counts as open until the reader has chosen.
 */
function heedCookies(): void {
  if (heedsCookies) return
  heedsCookies = true
  const { consent } = environment()
  if (!consent.pending()) return
  change('cookies', true)
  consent.onChoice(() => change('cookies', false))
}

/** Asks for an overlay; it opens when no overlay before it is open. */
export function openOverlay(overlay: Overlay): void {
  heedCookies()
  change(overlay, true)
}

export const closeOverlay = (overlay: Overlay): void => change(overlay, false)
