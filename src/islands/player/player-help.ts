import { atom } from 'nanostores'

/** Whether the help on keyboard shortcuts is open. */
export const $isHelpOpen = atom(false)
