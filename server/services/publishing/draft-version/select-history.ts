import { type DraftSave, isSameSitting } from './is-same-sitting.ts'

/** Returns the last save of each sitting. `saves` are those of one item, the oldest first. */
export const selectHistory = <T extends DraftSave>(saves: readonly T[]): T[] =>
  saves.filter((save, index) => {
    const next = saves[index + 1]
    return !next || !isSameSitting(save, next)
  })
