import { atom } from 'nanostores'

export const $isPaletteOpen = atom(false)
export const $areShortcutsShown = atom(false)
