import { atom } from 'nanostores'

/** Whether the help on keys is open. */
export const $helps = atom(false)
