import { atom } from 'nanostores'

export const $isPaletteOpen = atom(false)
export const $isShortcutListOpen = atom(false)

/** The text that was typed before the search of the palette was loaded, so that the search can start with it. */
export const $typedQuery = atom('')

/** Whether Enter was pressed after the text in `$typedQuery`, so that the first result is opened. */
export const $isEnterTyped = atom(false)

export function closePalette(): void {
  $isPaletteOpen.set(false)
  $typedQuery.set('')
  $isEnterTyped.set(false)
}
