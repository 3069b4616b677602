import { atom } from 'nanostores'

/** Whether the help on keyboard shortcuts is open. */
export const $helps = atom(false)
